import type { Page } from 'playwright'

/** Everything that this origin has stored in the browser, and the state of the page's entry in its history. */
export const readBrowserStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    const stores = [{ ...localStorage }, { ...sessionStorage }, databases, caches]
    return JSON.stringify([stores, document.cookie, history.state])
  })
