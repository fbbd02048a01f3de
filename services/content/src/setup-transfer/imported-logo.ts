/** The logo of a file, as if it had been uploaded by hand. */
import { detectFileKind } from '../files/detect-file-kind.ts'
import { sanitizeFileName } from '../files/file-names.ts'
import { preparePicture } from '../files/prepare-picture.ts'
import type { UploadedFile } from '../files/read-uploaded-file.ts'
import { RejectedMediaError } from '../files/rejected-media-error.ts'
import type { SetupFile } from './setup-file.rules.ts'

/** Rejects with `RejectedMediaError` what is no picture that pages can show. */
export async function readImportedLogo({
  name: givenName,
  base64,
}: NonNullable<SetupFile['logo']>): Promise<UploadedFile> {
  const bytes = Buffer.from(base64, 'base64')
  const name = sanitizeFileName(givenName)
  const description = { name, size: bytes.length }
  const detected = detectFileKind(bytes)
  if ('reason' in detected) throw new RejectedMediaError(detected.reason, description)
  if (detected.kind !== 'picture') throw new RejectedMediaError('notAPicture', description)
  await preparePicture(bytes, name)
  return { name, kind: 'picture', bytes }
}
