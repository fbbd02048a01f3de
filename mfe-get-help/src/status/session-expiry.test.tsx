import { buildGatewayError } from '@access/shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildStatusResponse, getField, openPageWithStatus } from './testing/open-status-page.tsx'

const minute = 60_000

/** Only what the page uses: user events need the real clock. */
function useFakeClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (time: number) => act(() => vi.advanceTimersByTime(time)) }
}

const message = 'The hearing is on Monday.'
async function writeMessage(user: UserEvent) {
  await user.click(getField('Write to us'))
  await user.paste(message)
}

const findExpiredNotice = () => screen.queryByRole('heading', { name: 'Please enter your passphrase again' })
const findWarning = () => screen.queryByRole('heading', { name: 'Are you still there?' })

/** As if the receipt of the request were still in the tab. */
const storeReceipt = () => sessionStorage.setItem('get-help.receipt', 'river lantern maple harbor')
const isReceiptStored = () => sessionStorage.getItem('get-help.receipt') !== null

test('after 15 minutes of inactivity the status is closed, and a stored receipt deleted', async () => {
  const clock = useFakeClock()
  storeReceipt()
  await openPageWithStatus()
  clock.advance(15 * minute + 5000)
  expect(findExpiredNotice()).not.toBeNull()
  screen.getByText('You have not used this page for a while. We closed it in case someone else is looking.')
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
  expect(isReceiptStored()).toBe(false)
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

test('the message draft of one request is not shown for another', async () => {
  const clock = useFakeClock()
  const { user, press, findRequest, gateway } = await openPageWithStatus()
  await writeMessage(user)
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
  await writeMessage(user)
  await press('Send message')
  await waitFor(() => expect(findExpiredNotice()).not.toBeNull())
  expect(screen.queryByDisplayValue(message)).toBeNull()
  await press('Continue')
  expect(document.activeElement).toBe(getField('Reference'))
  await findRequest()
  await screen.findByDisplayValue(message)
})

test('half an hour after the passphrase the page closes, however it is used, with a warning before', async () => {
  const clock = useFakeClock()
  const { user } = await openPageWithStatus()
  for (let minutes = 0; minutes < 27; minutes += 9) {
    clock.advance(9 * minute)
    await user.keyboard('{Tab}')
  }
  expect(screen.queryByRole('heading', { name: 'This page closes in a moment' })).toBeNull()
  await writeMessage(user)
  clock.advance(1.5 * minute)
  screen.getByRole('heading', { name: 'This page closes in a moment' })
  await user.keyboard('{Tab}')
  clock.advance(2 * minute)
  expect(findExpiredNotice()).not.toBeNull()
  screen.getByText(/^For your safety this page closes half an hour after you entered your passphrase/)
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
})

test('signing out ends the access and shows the lookup form, without what was typed or a receipt', async () => {
  storeReceipt()
  const { user, press, listCalls } = await openPageWithStatus()
  await writeMessage(user)
  await press('Hide this and sign out')
  expect(listCalls('EndRequestAccess')).toEqual([{ accessToken: 'pass-1' }])
  expect(document.activeElement).toBe(getField('Reference'))
  expect(document.body.textContent).not.toMatch(/hearing|Received/)
  expect(isReceiptStored()).toBe(false)
})

test('quick exit ends the access, and removes the request from the page and the device', async () => {
  storeReceipt()
  const { user, listCalls } = await openPageWithStatus()
  await writeMessage(user)
  const { origin, href } = location
  vi.stubGlobal('location', { origin, href, replace() {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  await waitFor(() => expect(listCalls('EndRequestAccess')).toEqual([{ accessToken: 'pass-1' }]))
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
  expect(screen.queryByDisplayValue(message)).toBeNull()
  expect(isReceiptStored()).toBe(false)
  document.querySelector('.exit-overlay')?.remove()
  delete document.documentElement.dataset.leaving
})

test('a response after the status was closed is ignored', async () => {
  const clock = useFakeClock()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { press, findRequest } = await openPageWithStatus({}, { StartEmailUpdates: () => promise })
  await press('Email me when there is news')
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
