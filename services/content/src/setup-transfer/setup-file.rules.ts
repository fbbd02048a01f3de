/** The file in which one organisation hands its setup on to another, or a trial to the real thing. */
import { parseJson } from '@access/service-kit/text/json.rules'
import { z } from 'zod'

/** What the file begins with; a later version is one that this release cannot read. */
export const setupFileFormat = { format: 'organisation', version: 1 } as const

/** In bytes: a larger logo is exported in a narrower version, so that a file passes every limit on its way. */
export const maxLogoBytes = 400_000

const logo = z.object({ name: z.string().max(100), base64: z.base64().max(maxLogoBytes * 2) })

const text = z.object({
  slug: z.string(),
  language: z.string(),
  title: z.unknown(),
  text: z.unknown(),
  content: z.unknown(),
  versionNumber: z.unknown(),
})

/** As far as its form goes: what stands in it is checked by the rules of the settings and of each page. */
const setupFile = z.object({
  format: z.literal(setupFileFormat.format),
  version: z.literal(setupFileFormat.version),
  settings: z.record(z.string(), z.unknown()),
  logo: logo.nullable(),
  texts: z.array(text).max(500),
})

export type SetupFile = z.output<typeof setupFile>

/** The file, or what is wrong with it. */
export function parseSetupFile(fileText: string): SetupFile | string {
  const parsed = parseJson(fileText)
  const result = setupFile.safeParse(parsed)
  if (result.success) return result.data
  const { format, version } = (parsed ?? {}) as { format?: unknown; version?: unknown }
  const isNewer = format === setupFileFormat.format && Number(version) > setupFileFormat.version
  return isNewer ? setupFileMessages.tooNew : setupFileMessages.unreadable
}

export const setupFileMessages = {
  unreadable: 'This is not a file that was exported here. Choose another one',
  tooNew: 'This file was exported by a later release. Update this one first',
  unknownPage: 'There is no such page here',
} as const
