/**
 * When a page of the portal asks for nothing any more. Playwright's own `networkidle` waits for the stream of live
 * events as well, which goes on for as long as the page.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

const quietMs = 500
const livePath = '/api/admin/live'

/** Watches the requests of a page from now on; `waitForIdle` resolves when it has been quiet for half a second. */
export function watchRequests(page: Page): { waitForIdle(): Promise<void> } {
  const pending = new Set<Request>()
  let lastAt = performance.now()
  const isCounted = (request: Request) => new URL(request.url()).pathname !== livePath
  page.on('request', (request) => {
    if (isCounted(request)) pending.add(request)
    lastAt = performance.now()
  })
  const onEnded = (request: Request) => {
    pending.delete(request)
    lastAt = performance.now()
  }
  page.on('requestfinished', onEnded).on('requestfailed', onEnded)
  return {
    async waitForIdle() {
      while (pending.size > 0 || performance.now() - lastAt < quietMs) await wait(50)
    },
  }
}
