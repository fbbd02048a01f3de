import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Screen } from './screen.ts'
import { useScreenPrefetch } from './use-screen-prefetch.ts'

function stubIdleCallback() {
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

const buildScreens = (loads: (() => Promise<never>)[]): Screen[] =>
  loads.map((load, index) => ({ path: `${index}`, permission: 'useOwnAccount', chunk: `${index}`, load }))

test('screens come one after another in idle time, and one that cannot be had stops no other', async () => {
  const idle = stubIdleCallback()
  const loads = [vi.fn(() => Promise.reject(new Error('gone'))), vi.fn(() => new Promise<never>(() => {}))]
  const screens = buildScreens(loads)
  renderHook(() => useScreenPrefetch(screens, true))
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
])('none comes when %s', (_, isEnabled) => {
  const idle = stubIdleCallback()
  const load = vi.fn(() => new Promise<never>(() => {}))
  const screens = buildScreens([load])
  const { unmount } = renderHook(() => useScreenPrefetch(screens, isEnabled))
  unmount()
  idle()
  expect(load).not.toHaveBeenCalled()
})
