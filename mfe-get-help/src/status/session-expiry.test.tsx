import { buildGatewayError } from '@access/shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildStatusResponse, getField, openPageWithStatus } from './testing/open-status-page.tsx'

const minute = 60_000

/** Only what the page uses: user events need the real clock. */
function useFakeClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (time: number) => act(() => vi.advanceTimersByTime(time)) }
}

const findExpiredNotice = () => screen.queryByRole('heading', { name: 'Please enter your passphrase again' })
const findWarning = () => screen.queryByRole('heading', { name: 'Are you still there?' })

test('after 15 minutes of inactivity the status is closed', async () => {
  const clock = useFakeClock()
  await openPageWithStatus()
  clock.advance(15 * minute + 5000)
  expect(findExpiredNotice()).not.toBeNull()
  screen.getByText('You have not used this page for a while. We closed it in case someone else is looking.')
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
})

test('a minute before, a warning is shown, and any key keeps the page open', async () => {
  const clock = useFakeClock()
  const { user } = await openPageWithStatus({}, { RefreshRequestStatus: buildStatusResponse() })
  clock.advance(14 * minute + 5000)
  expect(findWarning()).not.toBeNull()
  await user.keyboard('{Tab}')
  expect(findWarning()).toBeNull()
  clock.advance(14 * minute)
  expect(findExpiredNotice()).toBeNull()
})

test('the message draft is restored once the request is opened again', async () => {
  const clock = useFakeClock()
  const { user, press, findRequest } = await openPageWithStatus()
  await user.type(getField('Write to us'), 'The hearing is on Monday.')
  clock.advance(15 * minute + 5000)
  expect(screen.queryByDisplayValue('The hearing is on Monday.')).toBeNull()
  await press('Continue')
  expect(document.activeElement).toBe(getField('Reference'))
  await findRequest()
  await screen.findByDisplayValue('The hearing is on Monday.')
})

test('the message draft of one request is not shown for another', async () => {
  const clock = useFakeClock()
  const { user, press, findRequest, gateway } = await openPageWithStatus()
  await user.type(getField('Write to us'), 'The hearing is on Monday.')
  clock.advance(15 * minute + 5000)
  await press('Continue')
  gateway.respondWith({ OpenRequestStatus: buildStatusResponse({ reference: 'LA-9999-7777' }) })
  await findRequest()
  await screen.findByText('LA-9999-7777')
  expect(getField('Write to us').value).toBe('')
})

test('an expired access token closes the status and keeps the message draft', async () => {
  const expired = buildGatewayError('BAD_USER_INPUT', {
    fields: { accessToken: 'Enter your passphrase again' },
  })
  const { user, press, findRequest } = await openPageWithStatus({}, { WriteToOffice: expired })
  await user.type(getField('Write to us'), 'The hearing is on Monday.')
  await press('Send message')
  await waitFor(() => expect(findExpiredNotice()).not.toBeNull())
  await press('Continue')
  await findRequest()
  await screen.findByDisplayValue('The hearing is on Monday.')
})

test('a long edit is sent with a refreshed access token', async () => {
  const clock = useFakeClock()
  const { user, press, listCalls } = await openPageWithStatus(
    {},
    {
      RefreshRequestStatus: buildStatusResponse({ accessToken: 'pass-2' }),
      WriteToOffice: buildStatusResponse({ accessToken: 'pass-3' }),
    },
  )
  clock.advance(11 * minute)
  await user.type(getField('Write to us'), 'A')
  await waitFor(() => expect(listCalls('RefreshRequestStatus')).toEqual([{ accessToken: 'pass-1' }]))
  await user.type(getField('Write to us'), 'nd so on.')
  await press('Send message')
  await screen.findByText('Your message has been sent.')
  expect(listCalls('WriteToOffice')).toEqual([{ accessToken: 'pass-2', text: 'And so on.' }])
})

test('a response after the status was closed is ignored', async () => {
  const clock = useFakeClock()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { press, findRequest } = await openPageWithStatus({}, { StartEmailUpdates: () => promise })
  await press('Email me this reference')
  clock.advance(15 * minute + 5000)
  await press('Continue')
  await findRequest({ passphrase: '' })
  await act(async () => resolve(buildStatusResponse({ isEmailEnabled: true })))
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
  screen.getByRole('link', { name: 'Enter your passphrase' })
})

test('the page is cleared for the back/forward cache', async () => {
  await openPageWithStatus()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
  getField('Passphrase')
})
