/** Consent to what a command cannot take back: `--yes`, or the word at a terminal. Nothing else counts. */

import { createInterface } from 'node:readline'
import { StartupError } from '../run/bootstrap/startup-error.mjs'

/** What a destructive command asks before it acts. */
export interface Question {
  /** As it is typed: 'npm run demo:remove'. */
  command: string
  /** What it will do, and what is lost by it, in whole sentences. */
  consequences: string
  /** Whether `--yes` was given. */
  hasConsent: boolean
}

/** Where the person who runs a command reads and types. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

// What a command prints may be on its way into a file; the question is for the person.
const ownTerminal: Terminal = { input: process.stdin, output: process.stderr }

/**
 * For commands with something to do before they ask: nothing is opened, built or read where nobody can be asked.
 *
 * @throws {StartupError} without `--yes` and without a terminal: input from a pipe or a file is nobody's answer
 */
export function assertMayAsk({ command, consequences, hasConsent }: Question, { input } = ownTerminal): void {
  if (hasConsent || input.isTTY) return
  const separator = command.includes(' -- ') ? '' : ' --'
  throw new StartupError(
    `${consequences}\nNothing was done: there is no terminal to ask at. To do it without being asked: ${command}${separator} --yes`,
    { code: 2 },
  )
}

/**
 * Says what will happen, and asks unless `--yes` was given.
 *
 * @throws {StartupError} when the answer is anything but the word yes, or nobody can be asked
 */
export async function requireConsent(question: Question, terminal = ownTerminal): Promise<void> {
  assertMayAsk(question, terminal)
  terminal.output.write(`${question.consequences}\n`)
  if (question.hasConsent) return
  const lines = createInterface(terminal)
  const answer = await new Promise<string>((resolve) => {
    // The terminal may be closed instead, by Ctrl-D or Ctrl-C.
    lines.once('close', () => resolve(''))
    lines.question('Go on? Type yes: ', resolve)
  })
  lines.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new StartupError('Nothing was done.')
}
