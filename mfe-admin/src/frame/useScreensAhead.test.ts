import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Screen } from '../screens.ts'
import { useScreensAhead } from './useScreensAhead.ts'

afterEach(() => vi.unstubAllGlobals())

function withIdleTime() {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    const id = waiting.size + 1
    waiting.set(id, act)
    return id
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  return () => {
    const [id, act] = [...waiting].at(-1) ?? []
    if (id) waiting.set(id, () => {})
    act?.()
  }
}

const screensOf = (loads: (() => Promise<never>)[]): Screen[] =>
  loads.map((load, place) => ({ path: `${place}`, chunk: `${place}`, load }))

test('screens come one after another in idle time, and one that cannot be had stops no other', async () => {
  const idle = withIdleTime()
  const loads = [vi.fn(() => Promise.reject(new Error('gone'))), vi.fn(() => new Promise<never>(() => {}))]
  const screens = screensOf(loads)
  renderHook(() => useScreensAhead(screens, true))
  expect(loads[0]).not.toHaveBeenCalled()
  idle()
  expect(loads[0]).toHaveBeenCalledOnce()
  expect(loads[1]).not.toHaveBeenCalled()
  await waitFor(() => {
    idle()
    expect(loads[1]).toHaveBeenCalledOnce()
  })
})

test.each([
  ['nobody is signed in', false],
  ['the page has gone', true],
])('none comes when %s', (_, isWanted) => {
  const idle = withIdleTime()
  const load = vi.fn(() => new Promise<never>(() => {}))
  const screens = screensOf([load])
  const { unmount } = renderHook(() => useScreensAhead(screens, isWanted))
  unmount()
  idle()
  expect(load).not.toHaveBeenCalled()
})
