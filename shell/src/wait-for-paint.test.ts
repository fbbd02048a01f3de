import { expect, onTestFinished, test, vi } from 'vitest'
import { waitForPaint } from './wait-for-paint.ts'

/** A page whose fonts are loaded, that is painted when `paint` is called. */
function openPage({ visibility = 'visible' as DocumentVisibilityState, tellsPaint = true } = {}) {
  let observe = () => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = tellsPaint ? ['paint'] : []
      constructor(callback: () => void) {
        observe = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  onTestFinished(() => void vi.restoreAllMocks())
  const fonts = Promise.withResolvers<void>()
  Object.defineProperty(document, 'fonts', { value: { ready: fonts.promise }, configurable: true })
  const callback = vi.fn()
  waitForPaint(callback)
  return {
    callback,
    paint: () => observe(),
    loadFonts: async () => {
      fonts.resolve()
      await fonts.promise
    },
  }
}

test('nothing begins before the page is painted with its fonts, and then once', async () => {
  const { callback, paint, loadFonts } = openPage()
  expect(callback).not.toHaveBeenCalled()
  paint()
  expect(callback).not.toHaveBeenCalled()
  await loadFonts()
  expect(callback).toHaveBeenCalledOnce()
  dispatchEvent(new Event('pointerdown'))
  expect(callback).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'keydown', 'focusin'])('%s does not wait for the paint', (type) => {
  const { callback } = openPage()
  dispatchEvent(new Event(type))
  expect(callback).toHaveBeenCalledOnce()
})

test('a page that nobody sees is never painted, and waits for nothing', () => {
  expect(openPage({ visibility: 'hidden' }).callback).toHaveBeenCalledOnce()
})

test('a browser that does not say when it paints waits for nothing', () => {
  expect(openPage({ tellsPaint: false }).callback).toHaveBeenCalledOnce()
})
