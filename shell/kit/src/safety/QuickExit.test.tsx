import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onLeaving } from './leaving.ts'
import { QuickExit } from './QuickExit.tsx'
import { useOnLeaving } from './useOnLeaving.ts'

const weather = 'https://www.bbc.com/weather'
let replaced: string[]
let reloads: number

beforeEach(() => {
  replaced = []
  reloads = 0
  vi.stubGlobal('location', {
    replace: (address: string) => replaced.push(address),
    reload: () => {
      reloads += 1
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.querySelector('.exit-overlay')?.remove()
  delete document.documentElement.dataset.leaving
})

function Story() {
  const [story, setStory] = useState('')
  useOnLeaving(() => setStory(''))
  return <textarea aria-label="Story" value={story} onChange={({ target }) => setStory(target.value)} />
}

const show = () => {
  render(
    <MemoryRouter>
      <QuickExit />
      <Story />
      <input aria-label="Kept by nobody" />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const said = () => screen.getByRole('status').textContent
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('without script the way out is a link, which tells nobody where one came from', () => {
  show()
  const link = screen.getByRole('link', { name: 'Leave this site' })
  expect(link.getAttribute('href')).toBe(weather)
  expect(link.getAttribute('rel')).toBe('noreferrer')
  expect(link.hasAttribute('target')).toBe(false)
})

test('leaving covers the page, says so, and puts another in its place', async () => {
  const user = show()
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(replaced).toEqual([weather])
  expect(document.documentElement.dataset.leaving).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('Loading.')
  expect(document.title).toBe('Loading')
})

test('what was typed is forgotten before the browser goes, and so is what was kept for this visit', async () => {
  const user = show()
  await user.type(field('Story'), 'He came back.')
  await user.type(field('Kept by nobody'), 'Dana')
  sessionStorage.setItem('draft', 'He came back.')
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(field('Story').value).toBe('')
  expect(field('Kept by nobody').value).toBe('')
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('one form that cannot forget keeps neither the others nor the visitor', async () => {
  const user = show()
  onTestFinished(
    onLeaving(() => {
      throw new Error('cannot')
    }),
  )
  await user.type(field('Story'), 'He came back.')
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(field('Story').value).toBe('')
  expect(replaced).toEqual([weather])
})

test('Shift three times leaves, and each press says how many are left', async () => {
  const user = show()
  await user.keyboard('{Shift}')
  expect(said()).toBe('Shift, press 2 more times to leave.')
  await user.keyboard('{Shift}')
  expect(said()).toBe('Shift, press 1 more time to leave.')
  expect(replaced).toEqual([])
  await user.keyboard('{Shift}')
  expect(replaced).toEqual([weather])
})

test('Shift as part of a capital letter is no press, and another key starts over', async () => {
  const user = show()
  await user.click(field('Story'))
  await user.keyboard('{Shift>}A{/Shift}{Shift>}B{/Shift}{Shift>}C{/Shift}')
  expect(said()).toBe('')
  await user.keyboard('{Shift}{Shift}a{Shift}{Shift}')
  expect(replaced).toEqual([])
  expect(said()).toBe('Shift, press 1 more time to leave.')
})

test('Shift held while clicking is no press', async () => {
  const user = show()
  for (let times = 0; times < 3; times += 1) {
    await user.keyboard('{Shift>}')
    await user.click(field('Story'))
    await user.keyboard('{/Shift}')
  }
  expect(replaced).toEqual([])
})

test('each press waits five seconds for the next', () => {
  vi.useFakeTimers()
  show()
  const shift = () => fireEvent.keyUp(document, { key: 'Shift' })
  const later = (time: number) => act(() => vi.advanceTimersByTime(time))
  shift()
  later(4900)
  shift()
  later(4900)
  expect(said()).toBe('Shift, press 1 more time to leave.')
  later(200)
  expect(said()).toBe('Leaving by Shift key has expired.')
  shift()
  expect(said()).toBe('Shift, press 2 more times to leave.')
  expect(replaced).toEqual([])
})

test('a page that the browser kept and shows again begins anew', async () => {
  const user = show()
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reloads).toBe(1)
})
