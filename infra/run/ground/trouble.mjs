/** What stops a command, said so that a person knows what to do. */

import { existsSync, readFileSync } from 'node:fs'

/** One sentence that says what to do, and the log that tells the rest. */
export class Trouble extends Error {
  /**
   * @param {string} sentence
   * @param {{ log?: string, cause?: unknown, code?: number }} [more]
   */
  constructor(sentence, { log, cause, code = 1 } = {}) {
    super(sentence, { cause })
    this.name = 'Trouble'
    this.log = log
    this.code = code
  }
}

/**
 * The last lines of a log, without the blank ones.
 *
 * @param {string} file
 */
export function lastLines(file, count = 12) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count)
}

/**
 * The words for a failure: ours as they stand, anything unforeseen with its stack, since it is a fault of ours.
 *
 * @param {unknown} failure
 */
export function explained(failure) {
  if (!(failure instanceof Trouble)) {
    const told = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
    return `\nSomething we did not foresee went wrong:\n${told}\n`
  }
  const lines = failure.log ? lastLines(failure.log) : []
  if (lines.length === 0) return `\n${failure.message}\n`
  return `\n${failure.message}\n\n${lines.map((line) => `    ${line}`).join('\n')}\n\n  (the end of ${failure.log})\n`
}
