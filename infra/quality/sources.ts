/** The project's own files, for the checks. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

const ignoredFolders = ['node_modules', '.git', '.build', '.data', '.runtime']

/** Every file of the project, by its path from the root, with forward slashes. */
export function listProjectFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (ignoredFolders.includes(entry.name)) return []
    if (entry.isDirectory()) return listProjectFiles(name)
    return entry.isFile() ? [name] : []
  })
}

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Prints what is wrong, if anything, and ends accordingly. */
export function reportProblems(problems: string[]): void {
  if (problems.length === 0) return
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}
