import { expect, onTestFinished, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

function useFakeTimers() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('work that takes too long is aborted', async () => {
  useFakeTimers()
  const hang = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const outcome = expect(withTimeout(1_000, hang)).rejects.toMatchObject({ name: 'TimeoutError' })
  vi.advanceTimersByTime(1_000)
  await outcome
})

test('no timer is left of work that is done, or has failed', async () => {
  useFakeTimers()
  expect(await withTimeout(1_000, async ({ aborted }) => aborted)).toBe(false)
  await expect(withTimeout(1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
