/** What somebody does who does not wait for it. */
const firstUses = ['pointerdown', 'keydown', 'focusin']

/**
 * Calls once the page is painted, with its fonts: until then scripts would only take the network from them. Nothing is
 * waited for when somebody uses the page already, nobody sees it, or the browser does not say when it paints.
 */
export function waitForPaint(callback: () => void): void {
  let isWaiting = true
  const stopWaiting = () => {
    if (isWaiting) callback()
    isWaiting = false
  }
  const tellsPaint = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (!tellsPaint || document.visibilityState === 'hidden' || document.activeElement !== document.body) {
    stopWaiting()
    return
  }
  for (const type of firstUses) addEventListener(type, stopWaiting, { once: true, passive: true })
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    document.fonts.ready.then(stopWaiting)
  })
  observer.observe({ type: 'paint', buffered: true })
}
