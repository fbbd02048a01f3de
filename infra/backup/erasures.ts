/**
 * The list of erasures: which requests were erased, and when. The requests service appends to it, each backup copies it
 * to a place beside the backups, and restoring erases again what it names. It holds random ids and times, nothing else.
 */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../run/write-atomically.ts'

const erasureSchema = z.object({ id: z.uuid(), erasedAt: z.iso.datetime() })
type Erasure = z.infer<typeof erasureSchema>

/** The list beside the backups in a folder. */
export const getErasureListBeside = (folder: string) => path.join(folder, 'erasures.jsonl')

/** The erasures of these lists together, each once; a line that a crash has cut off is not one. */
export function readErasures(files: string[]): Erasure[] {
  const lines = files.filter(existsSync).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const erasures = lines.flatMap((line) => parseErasure(line) ?? [])
  return [...new Map(erasures.map((erasure) => [erasure.id, erasure])).values()]
}

function parseErasure(line: string): Erasure | undefined {
  try {
    return erasureSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Adds the erasures of other lists to this one. */
export function mergeErasures(file: string, others: string[]): number {
  const erasures = readErasures([file, ...others])
  writeAtomically(file, erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''))
  return erasures.length
}
