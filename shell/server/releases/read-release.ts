/** Reads what a release says of itself, before anything of it is used. */
import type { LocalRelease } from '@access/release-store'
import { z } from 'zod'
import type { Release } from '../../federation.ts'

const fileName = z.string().regex(/^[\w-][\w.-]*$/)

const descriptionSchema = z.object({
  contract: z.int(),
  sharedModules: z.record(z.string(), z.string()),
  browser: z.object({
    entry: fileName,
    preload: z.array(fileName),
    css: z.array(fileName),
    chunks: z.record(z.string(), z.array(fileName)),
    styleMarkers: z.record(z.string(), z.string().regex(/^[\w:.-]+$/)),
  }),
  server: z
    .string()
    .regex(/^server\/[\w-][\w.-]*\.cjs$/)
    .nullable(),
})

const browserFolder = 'browser/'

/** @throws {Error} which says what is wrong with the description, or which file has no hash */
export function readRelease({ manifest }: LocalRelease): Release {
  const parsed = descriptionSchema.safeParse(manifest.description)
  if (!parsed.success) throw new Error(`it is no release of a remote: ${z.prettifyError(parsed.error)}`)
  const { contract, browser, server } = parsed.data
  const integrity = Object.fromEntries(
    Object.entries(manifest.files).flatMap(([file, hash]) =>
      file.startsWith(browserFolder) ? [[file.slice(browserFolder.length), hash]] : [],
    ),
  )
  const { entry, preload, css, chunks } = browser
  const unpinned = [entry, ...preload, ...css, ...Object.values(chunks).flat()].find(
    (file) => !integrity[file],
  )
  if (unpinned) throw new Error(`${unpinned} is not in it`)
  if (server && !manifest.files[server]) throw new Error(`${server} is not in it`)
  return {
    id: manifest.id,
    contract,
    base: `/remotes/${manifest.name}/${manifest.id}/${browserFolder}`,
    browser: { ...browser, integrity },
    server: server === null ? null : { file: server, integrity: manifest.files[server]! },
  }
}
