/** A file of a release, whose hash must be the one that was released. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { computeIntegrity, type LocalRelease } from '@access/release-store'

/** @throws {Error} when it is not there, or another one */
export function readPinnedFile({ manifest, folder }: LocalRelease, file: string): string {
  const content = readFileSync(path.join(folder, file))
  if (computeIntegrity(content) !== manifest.files[file])
    throw new Error(`${file} is not the one that was released`)
  return content.toString()
}
