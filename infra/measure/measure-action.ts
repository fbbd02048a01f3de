/// <reference lib="dom" />

/** Measures how long an action takes, in the page itself, without communication between processes. */

import type { Locator } from 'playwright'

/**
 * Milliseconds from the action to the frame that shows its result. The action is a click, or a value that is set; it is
 * over when the list has sent its query and has its response, or, where `selector` is given, when such an element is there.
 */
export const measureAction = (
  target: Locator,
  newValue?: { value: string },
  selector?: string,
): Promise<number> =>
  target.evaluate(
    async (element, { newValue, selector }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const isBusy = () => document.querySelector('[aria-busy="true"]') !== null
      let wasBusy = false
      const observer = new MutationObserver(() => (wasBusy ||= isBusy()))
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
      const isDone = () => (selector ? document.querySelector(selector) !== null : wasBusy) && !isBusy()

      const startedAt = performance.now()
      if (newValue) {
        const input = element as HTMLInputElement
        // React hears only of a value that it has not set itself.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(
          input,
          newValue.value,
        )
        for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
      } else {
        ;(element as HTMLElement).click()
      }
      while (!isDone()) {
        if (performance.now() - startedAt > 10_000) throw new Error('Nothing came of it within ten seconds')
        await frame()
      }
      // What is in the document when a frame begins is on the screen when that frame has been drawn: what was posted
      // while it began is delivered after that.
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
      observer.disconnect()
      return performance.now() - startedAt
    },
    { newValue, selector },
  )
