/**
 * What every test of a screen begins and ends with. Files share their modules, so what a test changes outside of
 * them is put back here: what it rendered, stubbed and stored, and where it went.
 */
import './react-diagnostics.ts'

import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { installBrowserPolyfills } from './browser-polyfills.ts'
import { failTestsOnConsoleErrors } from './console-errors.ts'

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 60_000,
  // Without the page, which would be printed each time that something is looked for and is not there yet.
  getElementError: (message) => new Error(message ?? 'Not found'),
})

installBrowserPolyfills()
failTestsOnConsoleErrors()
afterEach(() => {
  cleanup()
  // What was put beside the page, such as the overlay of the quick exit.
  if (typeof document !== 'undefined') {
    document.body.replaceChildren()
    // antd adds the variables of each theme that is mounted: jsdom goes through all of them when it asks what is visible.
    for (const style of document.querySelectorAll('style[data-css-hash]')) style.remove()
    for (const element of document.querySelectorAll('html > :not(head, body)')) element.remove()
    // The window and with it its address are those of the next file too.
    window.history.replaceState(null, '', '/')
  }
  vi.unstubAllGlobals()
  vi.useRealTimers()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
