/**
 * The list of erasures, apart from the database: what is restored from a backup is erased again by it. Random ids and
 * times, a line each.
 */
import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '@access/service-kit'
import { z } from 'zod'
import type { Task } from '../../platform/jobs/task.ts'
import { type ErasedRequest, Erasure } from './erasure.entity.ts'

const erasureSchema = z.object({
  id: z.uuid(),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
})

/** The file of the list: ERASURE_LIST, or in the data folder. */
export const getErasureList = ({ env, dataDir }: Settings): string =>
  env.ERASURE_LIST || path.join(dataDir, 'erasures.jsonl')

/** What the list names; a line that a crash has cut off is passed over. */
export async function readErasureList(file: string): Promise<ErasedRequest[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => parseLine(line) ?? [])
}

/** Appends to the list, through to the disk. */
export async function appendToErasureList(file: string, { id, erasedAt }: ErasedRequest): Promise<void> {
  // Begun with a line end, since a crash may have cut off the line before.
  await appendFile(file, `\n${JSON.stringify({ id, erasedAt: erasedAt.toISOString() })}`, {
    mode: 0o600,
    flush: true,
  })
}

function parseLine(line: string): ErasedRequest | undefined {
  try {
    return erasureSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

const maxIds = 1000

/** Adds an erasure to the list: at once, or with the next minute where the list cannot be written. */
export const recordErasure: Task = {
  name: 'record erasure',

  // The list itself says what is missing in it: a new one, on a new disk, is written whole.
  async listDue(em, _now, settings) {
    const listed = new Set((await readErasureList(getErasureList(settings))).map(({ id }) => id))
    const erasures = await em.find(Erasure, {}, { orderBy: { erasedAt: 'asc', id: 'asc' } })
    return erasures.flatMap(({ id }) => (listed.has(id) ? [] : [id])).slice(0, maxIds)
  },

  async run({ em, settings }, id) {
    const file = getErasureList(settings)
    const erasure = await em.findOne(Erasure, { id })
    const listed = await readErasureList(file)
    if (erasure && !listed.some((line) => line.id === id)) await appendToErasureList(file, erasure)
  },
}
