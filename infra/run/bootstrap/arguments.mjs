/** Validates a command's arguments before anything is installed or built for it. */

import { parseArgs } from 'node:util'

/**
 * Prints the usage and exits when `isValid` rejects the positional arguments, or a flag is unknown.
 *
 * @param {string} usage
 * @param {string[]} flags
 * @param {(positionals: string[]) => boolean} isValid
 */
export function requireValidArguments(usage, flags, isValid) {
  if (isValidCommandLine(process.argv.slice(2), flags, isValid)) return
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

/**
 * @param {string[]} args
 * @param {string[]} flags
 * @param {(positionals: string[]) => boolean} isValid
 */
export function isValidCommandLine(args, flags, isValid) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: /** @type {const} */ ('boolean') }]))
  try {
    return isValid(parseArgs({ args, options, allowPositionals: true }).positionals)
  } catch {
    return false
  }
}
