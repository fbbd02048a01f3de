import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, toastRules, useToast } from './ToastProvider.tsx'

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

function show() {
  render(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
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

test('a toast shows its title and description', () => {
  show()
  press('One')
  expect(toasts()).toEqual(['First'])
  screen.getByText('It went well.')
})

test('at most one is shown: a new one takes the place of the last', () => {
  show()
  press('One')
  press('Two')
  expect(toasts()).toEqual(['Second'])
})

test('it stays for 5000 ms', () => {
  show()
  press('One')
  pass(4999)
  expect(toasts()).toEqual(['First'])
  pass(1)
  expect(toasts()).toEqual([])
})

test('it can be closed before', () => {
  show()
  press('One')
  press('Close notification')
  expect(toasts()).toEqual([])
})

test('it is removed 1000000 ms after dismissal', () => {
  show()
  press('One')
  pass(100)
  press('Close notification')
  pass(999_999)
  expect(vi.getTimerCount()).toBe(1)
  pass(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a swipe to the right of 50 px dismisses it, a shorter one does not', () => {
  const swipe = (to: number) => {
    const toast = document.querySelector('.toast')!
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
    fireEvent.pointerMove(toast, { clientX: to, clientY: 0, pointerId: 1 })
    fireEvent.pointerUp(toast, { clientX: to, clientY: 0, pointerId: 1 })
    pass(0)
  }
  show()
  press('One')
  swipe(-200)
  expect(toasts()).toEqual(['First'])
  swipe(49)
  expect(toasts()).toEqual(['First'])
  swipe(51)
  expect(toasts()).toEqual([])
})

test('F8 leads to the toasts', () => {
  show()
  press('One')
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement).toBe(document.querySelector('.toast-place'))
})

test('it is announced as a notification', () => {
  show()
  press('One')
  pass(100)
  expect(
    screen
      .getAllByRole('status')
      .map((status) => status.textContent)
      .join(),
  ).toContain('Notification First')
})

test('an error has its own colour', () => {
  show()
  press('Two')
  expect(document.querySelector('.toast-error')).not.toBeNull()
})
