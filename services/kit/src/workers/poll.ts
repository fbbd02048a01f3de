/** Work that is done again and again for as long as a service runs, one run after the other. */
import { describeError, type Log } from '../context/log.ts'

interface PollOptions {
  /** In milliseconds, from the end of one run to the next. */
  interval: number
  log: Log
  /** What is logged of a run that fails. */
  failure: string
}

/** Does the work at once and after each interval; returns a function that stops it after what is at hand. */
export function startPolling(
  work: (isRunning: () => boolean) => Promise<void>,
  { interval, log, failure }: PollOptions,
): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function run() {
    await work(() => !isStopped).catch((error: unknown) => log.error(describeError(error), failure))
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, interval)
  }

  let running = run()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
