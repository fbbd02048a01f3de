/** Stores a public picture or PDF, prepared for pages; the same bytes are stored once. */
import { createHash } from 'node:crypto'
import { type Actor, NotFound, recordAuditEvent } from '@access/service-kit'
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { type CropArea, toPixels } from './crop.rules.ts'
import { formatPdfUrl, formatPictureUrl, type Size } from './file.rules.ts'
import { formatCropName, slugifyFileName } from './file-names.ts'
import { readVersion, storeVersions } from './file-versions.ts'
import { cropPicture, type PreparedPicture, preparePicture } from './prepare-picture.ts'
import type { UploadedFile } from './read-uploaded-file.ts'
import { StoredFile } from './stored-file.entity.ts'

/** A file to store; a crop brings the alternative text of its picture. */
type NewFile = UploadedFile & { altText?: string | null }

/** The file that was uploaded with the same bytes, if any. */
export const findFile = (em: EntityManager, bytes: Buffer): Promise<StoredFile | null> =>
  em.findOne(StoredFile, { hash: hashBytes(bytes) })

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The existing file of the same bytes, with its name and URL, or a new one; rejects as `preparePicture` does. */
export async function findOrStoreFile(em: EntityManager, upload: NewFile, actor: Actor): Promise<StoredFile> {
  const existing = await findFile(em, upload.bytes)
  if (existing) return existing
  const hash = hashBytes(upload.bytes)
  const picture = upload.kind === 'picture' ? await preparePicture(upload.bytes, upload.name) : null
  const versions = picture?.versions ?? [{ width: 0, bytes: upload.bytes }]
  const file = buildStoredFile(upload, picture, versions.at(-1)!.bytes.length, hash)
  try {
    await storeFile(em.fork(), file, versions, actor)
    return file
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    // A concurrent upload of the same file was first.
    return em.findOneOrFail(StoredFile, { hash })
  }
}

async function storeFile(
  em: EntityManager,
  file: StoredFile,
  versions: PreparedPicture['versions'],
  actor: Actor,
) {
  await em.transactional(async (tx) => {
    recordAuditEvent(tx, { actor, action: 'added', itemType: 'file', itemId: file.id, title: file.name })
    await tx.persist(file).flush()
    await storeVersions(tx, file, versions)
  })
}

function buildStoredFile(
  { name, kind, altText = null }: NewFile,
  picture: PreparedPicture | null,
  size: number,
  hash: string,
): StoredFile {
  const file = new StoredFile()
  const { width, height } = picture ?? { width: null, height: null }
  const url = picture
    ? formatPictureUrl(file.id, slugifyFileName(name), picture)
    : formatPdfUrl(file.id, slugifyFileName(name))
  return Object.assign(file, { name, kind, altText, url, width, height, size, hash, addedAt: new Date() })
}

/** The crop of the largest version, with the alternative text of the whole; the same crop is stored once. */
export async function storeCrop(
  em: EntityManager,
  picture: StoredFile & Size,
  area: CropArea,
  actor: Actor,
): Promise<StoredFile> {
  const largest = await readVersion(em, picture.id, picture.width)
  if (!largest) throw new NotFound('file', picture.id)
  const bytes = await cropPicture(largest, toPixels(area, picture))
  const { altText } = picture
  return findOrStoreFile(em, { name: formatCropName(picture.name), kind: 'picture', bytes, altText }, actor)
}
