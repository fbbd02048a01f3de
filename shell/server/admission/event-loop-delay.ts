/** How late this process is: the time until it comes to what is due. */

/** In milliseconds. */
const interval = 20

export type DelayWatch = { start(): void; stop(): void }

/** Reports the delay every few milliseconds, from start to stop. */
export function createDelayWatch(onDelay: (milliseconds: number) => void): DelayWatch {
  let timer: NodeJS.Timeout | undefined
  let dueAt = 0
  const check = () => {
    const now = performance.now()
    onDelay(now - dueAt)
    dueAt = now + interval
  }
  return {
    start() {
      if (timer) return
      dueAt = performance.now() + interval
      timer = setInterval(check, interval).unref()
    },
    stop() {
      clearInterval(timer)
      timer = undefined
    },
  }
}
