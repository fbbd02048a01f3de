/** The project's own files, for the checks. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

const notOurs = ['node_modules', '.git', '.build', '.data', '.runtime']

/** Every file of the project, by its path from the root, with forward slashes. */
export function ourFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (notOurs.includes(entry.name)) return []
    if (entry.isDirectory()) return ourFiles(name)
    return entry.isFile() ? [name] : []
  })
}

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Prints what is wrong, if anything, and ends accordingly. */
export function report(wrong: string[]): void {
  if (wrong.length === 0) return
  process.stderr.write(`${wrong.join('\n')}\n`)
  process.exitCode = 1
}
