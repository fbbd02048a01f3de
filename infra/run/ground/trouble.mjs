/** What stops a command, said so that a person knows what to do. */

import { existsSync, readFileSync } from 'node:fs'

/** One sentence that says what to do, and the log that tells the rest. */
export class Trouble extends Error {
  /**
   * @param {string} sentence
   * @param {{ log?: string, lines?: string[], cause?: unknown, code?: number }} [more] `lines` are what to read of
   *   the log; its last ones when they are not said
   */
  constructor(sentence, { log, lines, cause, code = 1 } = {}) {
    super(sentence, { cause })
    this.name = 'Trouble'
    this.log = log
    this.lines = lines ?? (log ? lastLines(log) : [])
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
  const { message, lines, log } = failure
  if (lines.length === 0) return `\n${message}\n`
  return `\n${message}\n\n${lines.map((line) => `    ${line}`).join('\n')}\n\n  (from ${log})\n`
}
