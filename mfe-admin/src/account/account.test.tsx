// One's own account: name, password, and where one is signed in.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'

const me = { __typename: 'Administrator', id: '1', email: 'admin@example.org', name: 'Ada Admin' }
const account = { ...me, __typename: 'Account' }
const here = {
  __typename: 'OpenSession',
  id: 's1',
  device: 'Chrome on Windows',
  signedInAt: '2099-03-05T22:30:00.000Z',
  lastUsedAt: '2099-03-05T23:30:00.000Z',
  isThisOne: true,
}
const elsewhere = { ...here, id: 's2', device: 'Safari on iPhone', isThisOne: false }

function at(answers = {}) {
  const gateway = fakeGateway({ WhoAmI: { me }, OpenSessions: { sessions: [here, elsewhere] }, ...answers })
  return asAdministrator('/admin/account', gateway)
}

async function typePasswords(user: ReturnType<typeof at>['user'], current: string, next: string) {
  await user.type(await screen.findByLabelText('Current password'), current)
  await user.type(screen.getByLabelText('New password'), `${next}{Enter}`)
}

test('one changes the own name', async () => {
  const { user, gateway } = at({ RenameMe: { account } })
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Ada Admin')
  await user.clear(name)
  await user.type(name, 'Ada Lund{Enter}')
  await screen.findByText('Name updated successfully')
  expect(sentWith(gateway, 'RenameMe')).toEqual({ id: '1', name: 'Ada Lund' })
})

test('a new password is changed for the current one, and the fields are empty again', async () => {
  const { user, gateway } = at({ ChangePassword: { account } })
  await typePasswords(user, 'what it was', 'four words nobody knows')
  await screen.findByText('Password changed successfully')
  expect(sentWith(gateway, 'ChangePassword')).toEqual({
    current: 'what it was',
    password: 'four words nobody knows',
  })
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
  // The others have ended: the list is asked for again.
  await waitFor(() => expect(gateway.times('OpenSessions')).toBe(2))
})

test.each([
  ['too short', 'Use 12 characters or more'],
  ['admin@example.org', 'Use something other than your email address'],
  ['Password1234', 'Many people use this one. Use another, such as four words'],
])('%s is no new password, and nothing is sent', async (typed, why) => {
  const { user, gateway } = at()
  await typePasswords(user, 'what it was', typed)
  await screen.findByText(why)
  expect(gateway.times('ChangePassword')).toBe(0)
})

test('a current password that is wrong is said beside its field', async () => {
  const fields = { current: 'This is not your current password' }
  const { user } = at({ ChangePassword: refused('BAD_USER_INPUT', { fields }) })
  await typePasswords(user, 'guessed', 'four words nobody knows')
  await screen.findByText(fields.current)
  await screen.findByText('Failed to change password')
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
})

test('a password can be looked at while it is typed', async () => {
  const { user } = at()
  const password = await screen.findByLabelText<HTMLInputElement>('New password')
  expect(password.type).toBe('password')
  await user.click(screen.getAllByRole('button', { name: 'Show what is typed' })[1]!)
  expect(password.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide what is typed' }))
  expect(password.type).toBe('password')
})

test('password managers know the fields', async () => {
  at()
  const current = await screen.findByLabelText('Current password')
  expect(current.getAttribute('autocomplete')).toBe('current-password')
  expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password')
})

test('the session one sits at is named and has no button; the others have one', async () => {
  const { user, gateway } = at({ EndSession: { session: elsewhere } })
  await screen.findByText('This session')
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  await screen.findByText('Session signed out')
  expect(sentWith(gateway, 'EndSession')).toEqual({ id: 's2' })
})
