// What an invited person meets: a password to choose, or a link that does not work.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderSignedOut } from '../testing/render-at.ts'

const invitation = {
  __typename: 'Invitation',
  email: 'cy@example.org',
  name: 'Cy',
  invitationExpiresAt: '2099-03-05T22:30:00.000Z',
}
const account = { __typename: 'Account', id: '3' }
const session = {
  token: 'new token',
  user: { id: '3', email: 'cy@example.org', name: 'Cy', role: 'administrator' },
}
const choosePassword = async (user: ReturnType<typeof renderAt>['user'], password: string) => {
  await user.click(await screen.findByLabelText('Password'))
  await user.paste(password)
  await user.keyboard('{Enter}')
}

const renderAt = (answers = {}, link = '/admin/welcome#secret') =>
  renderSignedOut(link, createFakeGateway({ Invitation: { invitation }, ...answers }))

test('anyone who was invited chooses a password and is in', async () => {
  const { user, gateway, getAddress, page } = renderAt({
    Dashboard: {},
    AcceptInvitation: { account },
    'POST /api/auth/login': session,
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('cy@example.org')
  // The secret is gone from the address at once.
  await waitFor(() => expect(getAddress()).toBe('/admin/welcome'))
  expect(page.robots).toBe('noindex')
  await choosePassword(user, 'four words nobody knows')
  await screen.findByText('Password saved. Welcome!')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(getLastVariables(gateway, 'AcceptInvitation')).toEqual({
    token: 'secret',
    password: 'four words nobody knows',
  })
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
})

test.each([
  ['a link that is worth nothing', '/admin/welcome#old'],
  ['an address without a secret', '/admin/welcome'],
])('%s gets one answer, with what to do', async (_, link) => {
  renderAt({ Invitation: { invitation: null } }, link)
  await screen.findByText('This link no longer works.')
  await screen.findByText(/ask the person who invited you for a new one/)
  expect(screen.getByRole('link', { name: 'sign in' }).getAttribute('href')).toBe('/admin/login')
})

test('a link that is used up meanwhile says so, and the password stays', async () => {
  const detail = 'This link no longer works. Ask the person who invited you for a new one'
  const { user } = renderAt({ AcceptInvitation: buildGatewayError('CONFLICT', { detail }) })
  await choosePassword(user, 'four words nobody knows')
  await screen.findByText(detail)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('four words nobody knows')
})

test('who cannot be signed in right away is led to the login', async () => {
  const { user, getAddress } = renderAt({
    AcceptInvitation: { account },
    'POST /api/auth/login': buildGatewayError('BUSY'),
  })
  await choosePassword(user, 'four words nobody knows')
  await screen.findByRole('heading', { name: 'Admin Portal' })
  await waitFor(() => expect(getAddress()).toBe('/admin/login'))
})

test('an invitation that cannot be read can be tried again', async () => {
  const { user, gateway } = renderAt({ Invitation: buildGatewayError('BUSY') })
  await screen.findByText('This could not be loaded.')
  gateway.respondWith({ Invitation: { invitation } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Email')
})
