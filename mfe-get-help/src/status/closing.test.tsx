import { refused } from '@access/shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { field, openedPage, stands } from './testing/theStatusPage.tsx'

const minute = 60_000

/** Only what the page counts by: the keyboard of the tests needs the true clock. */
function aClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (time: number) => act(() => vi.advanceTimersByTime(time)) }
}

const ended = () => screen.queryByRole('heading', { name: 'Please enter your words again' })
const warned = () => screen.queryByRole('heading', { name: 'Are you still there?' })

test('after a quarter of an hour without use the status is closed, and says so', async () => {
  const clock = aClock()
  await openedPage()
  clock.pass(15 * minute + 5000)
  expect(ended()).not.toBeNull()
  screen.getByText('You have not used this page for a while. We closed it in case someone else is looking.')
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
})

test('a minute before, the page asks whether somebody is there, and any key keeps it open', async () => {
  const clock = aClock()
  const { user } = await openedPage({}, { RequestStatus: stands() })
  clock.pass(14 * minute + 5000)
  expect(warned()).not.toBeNull()
  await user.keyboard('{Tab}')
  expect(warned()).toBeNull()
  clock.pass(14 * minute)
  expect(ended()).toBeNull()
})

test('what was being written is there again once the words are entered again', async () => {
  const clock = aClock()
  const { user, press, lookUp } = await openedPage()
  await user.type(field('Write to us'), 'The hearing is on Monday.')
  clock.pass(15 * minute + 5000)
  expect(screen.queryByDisplayValue('The hearing is on Monday.')).toBeNull()
  await press('Continue')
  expect(document.activeElement).toBe(field('Reference'))
  await lookUp()
  await screen.findByDisplayValue('The hearing is on Monday.')
})

test('what was being written under one request is not shown under another', async () => {
  const clock = aClock()
  const { user, press, lookUp, gateway } = await openedPage()
  await user.type(field('Write to us'), 'The hearing is on Monday.')
  clock.pass(15 * minute + 5000)
  await press('Continue')
  gateway.answer({ OpenRequestStatus: stands({ reference: 'LA-9999-7777' }) })
  await lookUp()
  await screen.findByText('LA-9999-7777')
  expect(field('Write to us').value).toBe('')
})

test('a pass that is over closes the status and keeps what was being written', async () => {
  const over = refused('BAD_USER_INPUT', { fields: { pass: 'Enter your words again' } })
  const { user, press, lookUp } = await openedPage({}, { WriteToOffice: over })
  await user.type(field('Write to us'), 'The hearing is on Monday.')
  await press('Send message')
  await waitFor(() => expect(ended()).not.toBeNull())
  await press('Continue')
  await lookUp()
  await screen.findByDisplayValue('The hearing is on Monday.')
})

test('who writes for long has a fresh pass when it is sent', async () => {
  const clock = aClock()
  const { user, press, asked } = await openedPage(
    {},
    { RequestStatus: stands({ pass: 'pass-2' }), WriteToOffice: stands({ pass: 'pass-3' }) },
  )
  clock.pass(11 * minute)
  await user.type(field('Write to us'), 'A')
  await waitFor(() => expect(asked('RequestStatus')).toEqual([{ pass: 'pass-1' }]))
  await user.type(field('Write to us'), 'nd so on.')
  await press('Send message')
  await screen.findByText('Your message has been sent.')
  expect(asked('WriteToOffice')).toEqual([{ pass: 'pass-2', text: 'And so on.' }])
})

test('an answer that comes after the status was closed opens nothing', async () => {
  const clock = aClock()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { press, lookUp } = await openedPage({}, { MailMe: () => promise })
  await press('E-mail me this reference')
  clock.pass(15 * minute + 5000)
  await press('Continue')
  await lookUp({ words: '' })
  await act(async () => resolve(stands({ mailed: true })))
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
  screen.getByRole('link', { name: 'Enter your four words' })
})

test('a page that the browser keeps for its Back button is kept empty', async () => {
  await openedPage()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
  field('Four words')
})
