/// <reference lib="dom" />

/** How long an act takes, measured in the page itself: no telling from process to process is counted. */

import type { Locator } from 'playwright'

/**
 * Milliseconds from the act to the frame that shows what came of it. The act is a click, or a value that is set; it is
 * over when the list has asked and has its answer, or, where `shows` is given, when such an element is there.
 */
export const timed = (target: Locator, how?: { value: string }, shows?: string): Promise<number> =>
  target.evaluate(
    async (element, { how, shows }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const isBusy = () => document.querySelector('[aria-busy="true"]') !== null
      let wasBusy = false
      const looking = new MutationObserver(() => (wasBusy ||= isBusy()))
      looking.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
      const isOver = () => (shows ? document.querySelector(shows) !== null : wasBusy) && !isBusy()

      const began = performance.now()
      if (how) {
        const input = element as HTMLInputElement
        // React hears only of a value that it has not set itself.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, how.value)
        for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
      } else {
        ;(element as HTMLElement).click()
      }
      while (!isOver()) {
        if (performance.now() - began > 10_000) throw new Error('Nothing came of it within ten seconds')
        await frame()
      }
      // What is in the document when a frame begins is on the screen when that frame has been drawn: what was posted
      // while it began is told after that.
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
      looking.disconnect()
      return performance.now() - began
    },
    { how, shows },
  )
