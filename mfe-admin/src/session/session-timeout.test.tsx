// Before a session ends by itself, somebody is asked; without an answer nothing stays on the screen.
import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountResponses } from '../testing/account.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'

const lasting = {
  __typename: 'CurrentSession',
  idleTimeLeft: 1800,
  timeLeft: 28_800,
  restriction: null,
  hasSecondFactor: false,
}
const ending = { ...lasting, idleTimeLeft: 100 }
const renderWith = (sessions: { CurrentSession: unknown; ExtendSession?: unknown }) =>
  renderAsAdministrator(
    '/admin/account',
    createFakeGateway({
      ...accountResponses,
      'POST /api/auth/logout': { signedOut: true },
      ...sessions,
    }),
  )

test('two minutes before, somebody is asked whether they are still there, and stays', async () => {
  const { user, gateway } = renderWith({
    CurrentSession: { session: ending },
    ExtendSession: { session: lasting },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' })
  expect(dialog.textContent).toMatch(/signed out in 1:\d\d/)
  screen.getByText('2 minutes left')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay signed in'))
  await user.click(screen.getAllByRole('button', { name: 'Stay signed in' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gateway.countRequests('ExtendSession')).toBe(1)
  screen.getByLabelText('Current password')
})

test('when nobody answers, the screen is left and the login says why', async () => {
  const { getAddress } = renderWith({ CurrentSession: { session: { ...lasting, idleTimeLeft: 0 } } })
  await screen.findByText('You were signed out because you were inactive.')
  await waitFor(() => expect(getAddress()).toBe('/admin/login?next=%2Fadmin%2Faccount'))
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('somebody who works in another tab is not asked', async () => {
  let queryCount = 0
  const { gateway } = renderWith({
    CurrentSession: () => ({ session: queryCount++ === 0 ? ending : lasting }),
  })
  await waitFor(() => expect(gateway.countRequests('CurrentSession')).toBe(2))
  await screen.findByLabelText('Current password')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('at the end of the longest time nobody can stay, and is told so', async () => {
  renderWith({ CurrentSession: { session: { ...lasting, timeLeft: 90 } } })
  await screen.findByText(/A session lasts no longer than this\. Save your work, then sign in again\./)
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull()
})
