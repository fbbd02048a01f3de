/** What screens use and jsdom does not have. */

export function installBrowserPolyfills(): void {
  if (typeof window === 'undefined') return
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
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
