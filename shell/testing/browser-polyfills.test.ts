import { expect, test, vi } from 'vitest'

test('a test may have a clock of its own while a frame is asked for', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  expect(requestAnimationFrame(() => {})).toBeGreaterThan(0)
})

test('the tests after it have frames all the same', async () => {
  await new Promise(requestAnimationFrame)
})
