/** Files that somebody has named. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './bootstrap/startup-error.mjs'

/** Relative to where the command was typed. */
export const resolveFile = (name: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)

/** @throws {StartupError} when it cannot be read */
export function readText(name: string): string {
  const file = resolveFile(name)
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartupError(`${file} cannot be read: name a file that is there.`, { cause })
  }
}
