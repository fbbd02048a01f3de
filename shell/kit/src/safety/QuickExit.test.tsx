import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { OfficeProvider } from '../organisation/OfficeProvider.tsx'
import { defaultFacts } from '../organisation/organisation.ts'
import { onQuickExit, useOnQuickExit } from './leave-site.ts'
import { QuickExit } from './QuickExit.tsx'

const exitUrl = 'https://www.bbc.com/weather'
let replacedUrls: string[]
let reloads: number

beforeEach(() => {
  replacedUrls = []
  reloads = 0
  vi.stubGlobal('location', {
    replace: (address: string) => replacedUrls.push(address),
    reload: () => {
      reloads += 1
    },
  })
})
afterEach(() => {
  delete document.documentElement.dataset.leaving
})

function Story() {
  const [story, setStory] = useState('')
  useOnQuickExit(() => setStory(''))
  return <textarea aria-label="Story" value={story} onChange={({ target }) => setStory(target.value)} />
}

const show = (facts = defaultFacts) => {
  render(
    <MemoryRouter>
      <OfficeProvider facts={facts}>
        <QuickExit />
      </OfficeProvider>
      <Story />
      <input aria-label="Uncontrolled" />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const getAnnouncement = () => screen.getByRole('status').textContent
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('without script the way out is a link, which tells nobody where one came from', () => {
  show()
  const link = screen.getByRole('link', { name: 'Leave this site' })
  expect(link.getAttribute('href')).toBe(exitUrl)
  expect(link.getAttribute('rel')).toBe('noreferrer')
  expect(link.hasAttribute('target')).toBe(false)
})

test('the office says where the way out leads', async () => {
  const user = show({ ...defaultFacts, exitUrl: 'https://tides.example.org/' })
  const link = screen.getByRole('link', { name: 'Leave this site' })
  expect(link.getAttribute('href')).toBe('https://tides.example.org/')
  await user.click(link)
  expect(replacedUrls).toEqual(['https://tides.example.org/'])
})

test('leaving covers the page, says so, and puts another in its place', async () => {
  const user = show()
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(replacedUrls).toEqual([exitUrl])
  expect(document.documentElement.dataset.leaving).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('Loading.')
  expect(document.title).toBe('Loading')
})

test('what was typed is cleared before the browser leaves, and so is the session storage', async () => {
  const user = show()
  await user.type(field('Story'), 'He came back.')
  await user.type(field('Uncontrolled'), 'Dana')
  sessionStorage.setItem('draft', 'He came back.')
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(field('Story').value).toBe('')
  expect(field('Uncontrolled').value).toBe('')
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('the pages that the service worker keeps are deleted, by it as well', async () => {
  const user = show()
  const postMessage = vi.fn()
  const remove = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
  vi.stubGlobal('caches', { keys: async () => ['offline-1'], delete: remove })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'exit' })
  expect(remove).toHaveBeenCalledExactlyOnceWith('offline-1')
})

test('one form that fails to clear stops neither the others nor the exit', async () => {
  const user = show()
  onTestFinished(
    onQuickExit(() => {
      throw new Error('cannot')
    }),
  )
  await user.type(field('Story'), 'He came back.')
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(field('Story').value).toBe('')
  expect(replacedUrls).toEqual([exitUrl])
})

test('Shift three times leaves, and each press says how many are left', async () => {
  const user = show()
  await user.keyboard('{Shift}')
  expect(getAnnouncement()).toBe('Shift, press 2 more times to leave.')
  await user.keyboard('{Shift}')
  expect(getAnnouncement()).toBe('Shift, press 1 more time to leave.')
  expect(replacedUrls).toEqual([])
  await user.keyboard('{Shift}')
  expect(replacedUrls).toEqual([exitUrl])
})

test('Shift as part of a capital letter is no press, and another key starts over', async () => {
  const user = show()
  await user.click(field('Story'))
  await user.keyboard('{Shift>}A{/Shift}{Shift>}B{/Shift}{Shift>}C{/Shift}')
  expect(getAnnouncement()).toBe('')
  await user.keyboard('{Shift}{Shift}a{Shift}{Shift}')
  expect(replacedUrls).toEqual([])
  expect(getAnnouncement()).toBe('Shift, press 1 more time to leave.')
})

test('Shift held while clicking is no press', async () => {
  const user = show()
  for (let times = 0; times < 3; times += 1) {
    await user.keyboard('{Shift>}')
    await user.click(field('Story'))
    await user.keyboard('{/Shift}')
  }
  expect(replacedUrls).toEqual([])
})

test('each press waits five seconds for the next', () => {
  vi.useFakeTimers()
  show()
  const shift = () => fireEvent.keyUp(document, { key: 'Shift' })
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time))
  shift()
  wait(4900)
  shift()
  wait(4900)
  expect(getAnnouncement()).toBe('Shift, press 1 more time to leave.')
  wait(200)
  expect(getAnnouncement()).toBe('Leaving by Shift key has expired.')
  shift()
  expect(getAnnouncement()).toBe('Shift, press 2 more times to leave.')
  expect(replacedUrls).toEqual([])
})

test('a page restored from the back/forward cache reloads', async () => {
  const user = show()
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reloads).toBe(1)
})
