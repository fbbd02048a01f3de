/** Makes sure that a command was asked for something it can do, before anything is brought or built for it. */

import { parseArgs } from 'node:util'

/**
 * Ends with the usage when `fits` does not hold for what was asked, or a flag is unknown.
 *
 * @param {string} usage
 * @param {string[]} flags
 * @param {(words: string[]) => boolean} fits
 */
export function asked(usage, flags, fits) {
  if (understood(process.argv.slice(2), flags, fits)) return
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

/**
 * @param {string[]} args
 * @param {string[]} flags
 * @param {(words: string[]) => boolean} fits
 */
export function understood(args, flags, fits) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: /** @type {const} */ ('boolean') }]))
  try {
    return fits(parseArgs({ args, options, allowPositionals: true }).positionals)
  } catch {
    return false
  }
}
