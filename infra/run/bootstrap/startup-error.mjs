/** An error that stops a command, with advice for the person who ran it. */

import { existsSync, readFileSync } from 'node:fs'

/** One sentence of advice, and the log with the details. */
export class StartupError extends Error {
  /**
   * @param {string} advice
   * @param {{ log?: string, lines?: string[], cause?: unknown, code?: number }} [options] `lines` are what to read of
   *   the log; its last ones by default
   */
  constructor(advice, { log, lines, cause, code = 1 } = {}) {
    super(advice, { cause })
    this.name = 'StartupError'
    this.log = log
    this.lines = lines ?? (log ? readLastLines(log) : [])
    this.code = code
  }
}

/**
 * The last lines of a log, without the blank ones.
 *
 * @param {string} file
 */
export function readLastLines(file, count = 12) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count)
}

/**
 * Formats a failure: a StartupError by its message, anything unexpected with its stack, since it is a bug.
 *
 * @param {unknown} failure
 */
export function formatFailure(failure) {
  if (!(failure instanceof StartupError)) {
    const details = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
    return `\nSomething we did not foresee went wrong:\n${details}\n`
  }
  const { message, lines, log } = failure
  if (lines.length === 0) return `\n${message}\n`
  return `\n${message}\n\n${lines.map((line) => `    ${line}`).join('\n')}\n\n  (from ${log})\n`
}
