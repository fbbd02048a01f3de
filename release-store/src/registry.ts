/**
 * The registry: for each name a list of lines, of which the last holds. A line is never changed: going back is a new
 * line, so that the list is the history, and two who release at once cannot both write the same one.
 */
import { z } from 'zod'
import { getLineKey, getRegistryPrefix, namePattern, readLineKey, releaseIdPattern } from './names.ts'
import { type SigningKey, sign, type TrustedKey, verify } from './signatures.ts'
import type { ReleaseStore } from './store.ts'

const releaseId = z.string().regex(releaseIdPattern)

const lineSchema = z.object({
  name: z.string().regex(namePattern),
  number: z.int().positive(),
  /** When, in ISO 8601, and by whom. */
  releasedAt: z.iso.datetime(),
  by: z.string(),
  live: releaseId,
  /** The release that some visitors get instead, and how many of a hundred. */
  canary: z.object({ id: releaseId, share: z.int().min(0).max(100) }).nullable(),
})

export type RegistryLine = z.infer<typeof lineSchema>

export type UnreadableLine = { number: number; problem: string }

/**
 * The line in a text. With the number under which it was found: an earlier one that is put in place again is none.
 *
 * @throws {Error} which says what is wrong with it
 */
export async function readLine(
  text: string,
  name: string,
  { trustedKeys, number }: { trustedKeys: TrustedKey[]; number?: number },
): Promise<RegistryLine> {
  const parsed = lineSchema.safeParse(await verify('registry-line', text, { name, trustedKeys }))
  if (!parsed.success) throw new Error(`it is no line of a registry: ${z.prettifyError(parsed.error)}`)
  if (parsed.data.name !== name) throw new Error(`it is a line of ${parsed.data.name}`)
  if (number !== undefined && parsed.data.number !== number)
    throw new Error(`it is line ${parsed.data.number}, in the place of ${number}`)
  return parsed.data
}

/** The numbers of the lines after this one, in their order. */
export async function listLineNumbers(store: ReleaseStore, name: string, after = 0): Promise<number[]> {
  const keys = await store.list(getRegistryPrefix(name), after > 0 ? getLineKey(name, after) : undefined)
  return keys.flatMap((key) => readLineKey(key) ?? [])
}

/** All lines that can be read, the newest first; of the others their numbers and what is wrong. */
export async function listHistory(
  store: ReleaseStore,
  name: string,
  trustedKeys: TrustedKey[],
): Promise<(RegistryLine | UnreadableLine)[]> {
  const numbers = await listLineNumbers(store, name)
  return Promise.all(numbers.toReversed().map((number) => readStoredLine(store, name, number, trustedKeys)))
}

async function readStoredLine(
  store: ReleaseStore,
  name: string,
  number: number,
  trustedKeys: TrustedKey[],
): Promise<RegistryLine | UnreadableLine> {
  const text = await store.read(getLineKey(name, number))
  return readLine(String(text), name, { trustedKeys, number }).catch(({ message }: Error) => ({
    number,
    problem: message,
  }))
}

/** The line that holds: the last that can be read; null for a name that was never released. */
export async function findCurrentLine(
  store: ReleaseStore,
  name: string,
  trustedKeys: TrustedKey[],
): Promise<RegistryLine | null> {
  for (const number of (await listLineNumbers(store, name)).toReversed()) {
    const line = await readStoredLine(store, name, number, trustedKeys)
    if (!('problem' in line)) return line
  }
  return null
}

/**
 * Adds a line, which holds from then on.
 *
 * @throws {Error} when somebody else added one at the same time
 */
export async function addLine(
  store: ReleaseStore,
  { name, by, live, canary = null }: Pick<RegistryLine, 'name' | 'by' | 'live'> & Partial<RegistryLine>,
  key: SigningKey,
): Promise<RegistryLine> {
  const number = ((await listLineNumbers(store, name)).at(-1) ?? 0) + 1
  const line = lineSchema.parse({ name, number, releasedAt: new Date().toISOString(), by, live, canary })
  const isAdded = await store.create(
    getLineKey(name, number),
    Buffer.from(await sign('registry-line', line, key)),
  )
  if (!isAdded) throw new Error(`Somebody else released ${name} at the same time: look, and try again.`)
  return line
}
