/** What screens use and jsdom does not have, or has otherwise than a browser. */

const FRAME_MS = 16

export function installBrowserPolyfills(): void {
  if (typeof window === 'undefined') return
  window.scrollTo = () => {}
  // jsdom has one interval for all frames of a window: begun under a test's own clock it would never fire again, and
  // the window is that of all files of a worker. Here each frame has a timer of its own.
  window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), FRAME_MS))
  window.cancelAnimationFrame = (id) => clearTimeout(id)
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Nothing is ever seen: a test of what comes when one scrolls to it brings its own.
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  window.matchMedia ??= (media) =>
    ({
      media,
      // jsdom never ends an animation, so nobody here wants any.
      matches: media.includes('prefers-reduced-motion'),
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    }) as MediaQueryList
}
