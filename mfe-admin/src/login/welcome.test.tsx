// What whoever was invited meets: a password to choose, or a link that is worth nothing.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asNobody } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'

const invitation = {
  __typename: 'Invitation',
  email: 'cy@example.org',
  name: 'Cy',
  invitedUntil: '2099-03-05T22:30:00.000Z',
}
const account = { __typename: 'Account', id: '3' }
const session = { token: 'new token', user: { id: '3', email: 'cy@example.org', name: 'Cy' } }
const overviews = {
  ContentOverview: { caseCount: 45, postCount: 28, teamMemberCount: 24, activity: [] },
  RequestsOverview: { legalAidRequestCount: 12, activity: [] },
  AuthOverview: { activity: [] },
  WaitingForOffice: { waiting: { newMessages: 0, deadLetters: 0 } },
}

const at = (answers = {}, link = '/admin/welcome#secret') =>
  asNobody(link, fakeGateway({ Invitation: { invitation }, ...answers }))

test('whoever was invited chooses a password and is in', async () => {
  const { user, gateway, address } = at({
    ...overviews,
    AcceptInvitation: { account },
    'POST /api/auth/login': session,
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('cy@example.org')
  await user.type(screen.getByLabelText('Password'), 'four words nobody knows{Enter}')
  await screen.findByText('Password saved. Welcome!')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(sentWith(gateway, 'AcceptInvitation')).toEqual({
    token: 'secret',
    password: 'four words nobody knows',
  })
  expect(address()).toBe('/admin/dashboard')
})

test('the secret is gone from the address at once, and the page is not for search engines', async () => {
  const { address, page } = at()
  await screen.findByLabelText('Email')
  await waitFor(() => expect(address()).toBe('/admin/welcome'))
  expect(page.robots).toBe('noindex')
})

test.each([
  ['a link that is worth nothing', '/admin/welcome#old'],
  ['an address without a secret', '/admin/welcome'],
])('%s gets one answer, with what to do', async (_, link) => {
  at({ Invitation: { invitation: null } }, link)
  await screen.findByText('This link does not work any more.')
  await screen.findByText(/ask whoever invited you for a new one/)
  expect(screen.getByRole('link', { name: 'sign in' }).getAttribute('href')).toBe('/admin/login')
})

test('a link that is used up meanwhile says so, and the password stays', async () => {
  const detail = 'This link does not work any more. Ask whoever invited you for a new one'
  const { user } = at({ AcceptInvitation: refused('CONFLICT', { detail }) })
  await user.type(await screen.findByLabelText('Password'), 'four words nobody knows{Enter}')
  await screen.findByText(detail)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('four words nobody knows')
})

test('a short password is refused before it is sent', async () => {
  const { user, gateway } = at()
  await user.type(await screen.findByLabelText('Password'), 'short{Enter}')
  await screen.findByText('Use 12 characters or more')
  expect(gateway.times('AcceptInvitation')).toBe(0)
})

test('who cannot be signed in right away is led to the login', async () => {
  const { user, address } = at({ AcceptInvitation: { account }, 'POST /api/auth/login': refused('BUSY') })
  await user.type(await screen.findByLabelText('Password'), 'four words nobody knows{Enter}')
  await screen.findByRole('heading', { name: 'Admin Portal' })
  expect(address()).toBe('/admin/login')
})

test('an invitation that cannot be read can be tried again', async () => {
  const { user, gateway } = at({ Invitation: refused('BUSY') })
  await screen.findByText('This could not be loaded.')
  gateway.answer({ Invitation: { invitation } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Email')
})
