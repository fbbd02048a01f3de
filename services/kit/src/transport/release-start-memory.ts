/** Gives back what only the start of a process needed. */
import v8 from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then the start is over. A collection takes the thread a twentieth of a second. */
const delayMs = 5_000

/**
 * Collects once, soon. V8 collects when memory is asked for, which an idle process does not do: what starting left,
 * modules' code that ran once and never will again above all, would stay for as long as it runs.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    v8.setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as NonNullable<typeof gc>
    v8.setFlagsFromString('--no-expose-gc')
    // The flavor that drops compiled code too, and returns pages to the system; a plain one keeps both.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, delayMs).unref()
}
