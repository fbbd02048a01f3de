// One's own account: name, password, and where one is signed in.

import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { accountResponses } from '../testing/account.ts'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { renderPart } from '../testing/render-part.tsx'
import { createQueueGateway } from '../testing/request-queue.ts'
import { buildRequestSummary } from '../testing/requests.ts'
import Account from './Account.tsx'

const account = { ...accountResponses.CurrentAccount.me, __typename: 'Account' }
const currentSession = {
  __typename: 'ActiveSession',
  id: 's1',
  device: 'Chrome on Windows',
  signedInAt: '2099-03-05T22:30:00.000Z',
  lastUsedAt: '2099-03-05T23:30:00.000Z',
  isCurrent: true,
}
const otherSession = { ...currentSession, id: 's2', device: 'Safari on iPhone', isCurrent: false }

function renderAt(answers = {}) {
  const gateway = createFakeGateway({
    ...accountResponses,
    ActiveSessions: { sessions: [currentSession, otherSession] },
    EmailedNotificationKinds: { kinds: ['message'] },
    ...answers,
  })
  return renderPart(<Account />, gateway)
}

async function typePasswords(user: ReturnType<typeof renderAt>['user'], current: string, next: string) {
  await user.click(await screen.findByLabelText('Current password'))
  await user.paste(current)
  await user.click(screen.getByLabelText('New password'))
  await user.paste(next)
  await user.keyboard('{Enter}')
}

test('one changes the own name', async () => {
  const { user, gateway } = renderAt({ RenameAccount: { account } })
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Ada Admin')
  enter(name, 'Ada Lund')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await screen.findByText('Name updated successfully')
  expect(getLastVariables(gateway, 'RenameAccount')).toEqual({ id: '1', name: 'Ada Lund' })
})

test('a new password is changed for the current one, and the fields are empty again', async () => {
  const { user, gateway } = renderAt({ ChangePassword: { account } })
  await typePasswords(user, 'what it was', 'four words nobody knows')
  await screen.findByText('Password changed successfully')
  expect(getLastVariables(gateway, 'ChangePassword')).toEqual({
    current: 'what it was',
    password: 'four words nobody knows',
  })
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
  // The others have ended: the list is fetched again.
  await waitFor(() => expect(gateway.countRequests('ActiveSessions')).toBe(2))
})

test('a current password that is wrong is said beside its field', async () => {
  const fields = { current: 'This is not your current password' }
  const { user } = renderAt({ ChangePassword: buildGatewayError('BAD_USER_INPUT', { fields }) })
  await typePasswords(user, 'guessed', 'four words nobody knows')
  await screen.findByText(fields.current)
  await screen.findByText('Failed to change password')
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
})

test('a password can be looked at while it is typed, and password managers know the fields', async () => {
  const { user } = renderAt()
  const password = await screen.findByLabelText<HTMLInputElement>('New password')
  expect(password.type).toBe('password')
  expect(password.autocomplete).toBe('new-password')
  expect(screen.getByLabelText('Current password').getAttribute('autocomplete')).toBe('current-password')
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[1]!)
  expect(password.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.type).toBe('password')
})

test('the session one sits at is named and has no button; the others have one', async () => {
  const { user, gateway } = renderAt({ EndSession: { session: otherSession } })
  await screen.findByText('This session')
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  await screen.findByText('Session signed out')
  expect(getLastVariables(gateway, 'EndSession')).toEqual({ id: 's2' })
})

test('keyboard shortcuts are switched off for the account, and stay off', async () => {
  onTestFinished(() => localStorage.clear())
  const { user, unmount } = renderAt()
  const getSwitch = () => screen.findByRole('checkbox', { name: 'Use single keys in the list of requests' })
  expect(await getSwitch()).toHaveProperty('checked', true)
  await user.click(await getSwitch())
  unmount()
  renderAsAdministrator('/admin/legal-aid', createQueueGateway([buildRequestSummary()]))
  await screen.findByRole('table')
  await user.keyboard('?n')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('region', { name: /^Preview/ })).toBeNull()
})

test('one chooses which notifications come by email', async () => {
  const { user, gateway } = renderAt({ SetEmailedNotificationKinds: { kinds: ['message', 'assigned'] } })
  const assigned = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'A request is assigned to me',
  })
  expect(assigned.checked).toBe(false)
  gateway.respondWith({ EmailedNotificationKinds: { kinds: ['assigned', 'message'] } })
  await user.click(assigned)
  await screen.findByText('Notifications changed')
  expect(getLastVariables(gateway, 'SetEmailedNotificationKinds')).toEqual({ kinds: ['message', 'assigned'] })
  await waitFor(() => expect(assigned.checked).toBe(true))
})

test('what was not chosen stays as it was, with the reason', async () => {
  const { user } = renderAt({ SetEmailedNotificationKinds: buildGatewayError('BUSY') })
  const assigned = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'A request is assigned to me',
  })
  await user.click(assigned)
  await screen.findByText('The server is busy. Try again in a moment.')
  expect(assigned.checked).toBe(false)
})
