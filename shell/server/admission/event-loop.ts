/** How late this process comes to what is due. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** In milliseconds: longer than a page takes to be rendered, again and again. */
const maxDelay = 250
const interval = 500

const delay = monitorEventLoopDelay({ resolution: 50 })
let isLate = false

/** Whether it has been late for a while: then nobody reads, so that what people send us is answered. */
export const isEventLoopLate = () => isLate

/** Measures it for as long as the program runs. */
export function watchEventLoop(): void {
  delay.enable()
  setInterval(() => {
    isLate = delay.mean / 1e6 > maxDelay
    delay.reset()
  }, interval).unref()
}
