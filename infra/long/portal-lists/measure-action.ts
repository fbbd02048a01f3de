/// <reference lib="dom" />

/** Measures how long an action takes, in the page itself, without communication between processes. */

import type { Locator } from 'playwright'

/**
 * Milliseconds from the action to the frame that shows its result. The action is a click, or a value that is set; it is
 * over when the list has sent its query and has its response, or, where `selector` is given, when such an element is there.
 */
export const measureAction = (target: Locator, newValue?: string, selector?: string): Promise<number> =>
  target.evaluate(
    async (element, { newValue, selector }) => {
      const isBusy = () => document.querySelector('[aria-busy="true"]') !== null
      let wasBusy = false
      const observer = new MutationObserver(() => (wasBusy ||= isBusy()))
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
      const isDone = () => (selector ? document.querySelector(selector) !== null : wasBusy) && !isBusy()

      const startedAt = performance.now()
      if (newValue === undefined) (element as HTMLElement).click()
      else {
        // React hears only of a value that it has not set itself.
        const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!
        value.set!.call(element, newValue)
        for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }))
      }
      while (!isDone()) {
        if (performance.now() - startedAt > 10_000) throw new Error('Nothing came of it within ten seconds')
        await new Promise((resolve) => requestAnimationFrame(resolve))
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
