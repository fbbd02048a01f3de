import { vi } from 'vitest'

/** As in a window that is high enough to show all of the page. */
export function showWholePage() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly notify: IntersectionObserverCallback
      constructor(notify: IntersectionObserverCallback) {
        this.notify = notify
      }
      observe() {
        this.notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
      }
      disconnect() {}
    },
  )
}
