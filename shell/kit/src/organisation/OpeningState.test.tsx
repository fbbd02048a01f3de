import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { OpeningState } from './OpeningState.tsx'

test('the browser says whether the office is open, and says so when it closes', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T21:59Z') })
  const { container } = render(<OpeningState />)
  expect(container.textContent).toBe('Open now, until 5:00 PM')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toBe('Closed now, opens Thursday 9:00 AM')
})

test('a page that is the same for all says nothing of the moment', () => {
  expect(renderToString(<OpeningState />)).not.toMatch(/Open|Closed/)
})
