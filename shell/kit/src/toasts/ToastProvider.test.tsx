import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, ToastSlot, useToast } from './ToastProvider.tsx'
import { toastRules } from './toast.ts'

function Screen() {
  const { toast } = useToast()
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'First', description: 'It went well.' })}>
        One
      </button>
      <button type="button" onClick={() => toast({ title: 'Second', tone: 'error' })}>
        Two
      </button>
    </>
  )
}

/** With what else the page has. */
const show = (content: ReactNode = null) =>
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <ToastProvider>
        {content}
        <Screen />
      </ToastProvider>
    </MemoryRouter>,
  )

/** The list of toasts is loaded with the first. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await import('./ToastList.tsx')
  })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const toasts = () =>
  [...document.querySelectorAll('.toast')].map((toast) => toast.querySelector('b')?.textContent)

beforeEach(() => {
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the numbers are those of the specification', () => {
  expect(toastRules).toEqual({
    limit: 1,
    removalDelay: 1_000_000,
    duration: 5000,
    swipeDirection: 'right',
    swipeThreshold: 50,
    hotkey: ['F8'],
    label: 'Notification',
  })
})

test('a toast shows its title and description, and is announced as a notification', async () => {
  show()
  await press('One')
  expect(toasts()).toEqual(['First'])
  screen.getByText('It went well.')
  pass(100)
  const announcements = screen.getAllByRole('status').map((status) => status.textContent)
  expect(announcements.join()).toContain('Notification First')
})

test('its list is loaded when a form gets the focus, so that it stands when the form is answered', async () => {
  show(
    <form>
      <input aria-label="Name" />
    </form>,
  )
  expect(document.querySelector('.toast-place')).toBeNull()
  await act(async () => {
    screen.getByLabelText('Name').focus()
    await import('./ToastList.tsx')
  })
  expect(document.querySelector('.toast-place')).not.toBeNull()
})

test('at most one is shown: a new one takes the place of the last, an error in its own color', async () => {
  show()
  await press('One')
  await press('Two')
  expect(toasts()).toEqual(['Second'])
  expect(document.querySelector('.toast-error')).not.toBeNull()
})

test('on a wide screen it stands in a corner', async () => {
  show(<ToastSlot />)
  await press('One')
  expect(document.querySelector('.toast-slot .toast')).toBeNull()
})

test('on a page with the exit bar it stands below the bars', async () => {
  show(
    <>
      <ToastSlot />
      <section className="exit-bar" aria-label="Leave quickly" />
      <ToastSlot />
    </>,
  )
  await press('One')
  const [, lower] = document.querySelectorAll('.toast-slot')
  expect(lower?.querySelector('.toast')?.textContent).toContain('First')
})

test('it stays for 5000 ms', async () => {
  show()
  await press('One')
  pass(4999)
  expect(toasts()).toEqual(['First'])
  pass(1)
  expect(toasts()).toEqual([])
})

test('it can be closed before, and is removed 1000000 ms after that', async () => {
  show()
  await press('One')
  pass(100)
  await press('Close notification')
  expect(toasts()).toEqual([])
  pass(999_999)
  expect(vi.getTimerCount()).toBe(1)
  pass(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a swipe to the right of 50 px dismisses it, a shorter one does not', async () => {
  const swipe = (to: number) => {
    const toast = document.querySelector('.toast')!
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
    fireEvent.pointerMove(toast, { clientX: to, clientY: 0, pointerId: 1 })
    fireEvent.pointerUp(toast, { clientX: to, clientY: 0, pointerId: 1 })
    pass(0)
  }
  show()
  await press('One')
  swipe(-200)
  expect(toasts()).toEqual(['First'])
  swipe(49)
  expect(toasts()).toEqual(['First'])
  swipe(51)
  expect(toasts()).toEqual([])
})

test('F8 leads to the toasts', async () => {
  show()
  await press('One')
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement).toBe(document.querySelector('.toast-place'))
})
