/** The demonstration's pictures and the PDF of a judgment, in the versions in which the service stores them. */
import { createHash } from 'node:crypto'
import { markDemoItems } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { formatPdfUrl, formatPictureUrl } from '../files/file.rules.ts'
import { slugifyFileName } from '../files/file-names.ts'
import { storeVersions } from '../files/file-versions.ts'
import { StoredFile } from '../files/stored-file.entity.ts'

/** A file that is stored, for the items that show it. */
export type DemoFile = Pick<StoredFile, 'url' | 'altText'>

/** By the names of people, of scenes, and of judgments. */
export type DemoFiles = Record<'portraits' | 'scenes' | 'judgments', Record<string, DemoFile>>

interface DrawnFile {
  name: string
  kind: string
  altText: string | null
  width: number | null
  height: number | null
  /** Narrowest first; the bytes in base64. */
  versions: { width: number; base64: string }[]
}

/** Stores them in the media library. */
export async function seedDemoFiles(em: EntityManager): Promise<DemoFiles> {
  // Of use on the first start alone.
  const { default: drawn } = await import('./demo-files.json', { with: { type: 'json' } })
  const files: DemoFiles = { portraits: {}, scenes: {}, judgments: {} }
  for (const group of ['portraits', 'scenes', 'judgments'] as const)
    for (const [name, file] of Object.entries<DrawnFile>(drawn[group]))
      files[group][name] = await storeDemoFile(em, file)
  return files
}

async function storeDemoFile(
  em: EntityManager,
  { versions: encoded, ...drawn }: DrawnFile,
): Promise<StoredFile> {
  const versions = encoded.map(({ width, base64 }) => ({ width, bytes: Buffer.from(base64, 'base64') }))
  const { bytes } = versions.at(-1)!
  const file = Object.assign(new StoredFile(), drawn, {
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    addedAt: new Date(),
  })
  const slug = slugifyFileName(drawn.name)
  const { width, height } = drawn
  file.url =
    width === null || height === null
      ? formatPdfUrl(file.id, slug)
      : formatPictureUrl(file.id, slug, { width, height })
  markDemoItems(em, [file])
  await em.persist(file).flush()
  await storeVersions(em, file, versions)
  return file
}
