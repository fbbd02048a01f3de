/** A text file that somebody has named. */

import { readFileSync } from 'node:fs'
import { StartupError } from './bootstrap/startup-error.mjs'

/** @throws {StartupError} when it cannot be read */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartupError(`${file} cannot be read: name a file that is there.`, { cause })
  }
}
