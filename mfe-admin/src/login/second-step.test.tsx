// The second step of signing in, forgotten passwords, and what must be set up first.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountResponses } from '../testing/account.ts'
import { enter } from '../testing/enter.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator, renderSignedOut } from '../testing/render-at.ts'
import { signIn } from '../testing/sign-in.ts'

const user = { id: '1', email: 'admin@example.org', name: 'Ada' }
const account = { __typename: 'Account', ...user }

const buildMissingFactor = (detail: string) =>
  Response.json(
    { title: 'Confirm it’s you', status: 401, detail, secondFactor: ['totp', 'recoveryCode'] },
    { status: 401 },
  )

async function signInWith(login: unknown) {
  const gateway = createFakeGateway({ ...accountResponses, 'POST /api/auth/login': login })
  const rendered = renderSignedOut('/admin/login?next=%2Fadmin%2Faccount', gateway)
  await signIn(rendered.user)
  return rendered
}

test('anyone who has a second factor is asked for it, and no error is told before', async () => {
  const rendered = await signInWith(({ totp }: { totp?: string }) =>
    totp ? { token: 'new token', user } : buildMissingFactor('Confirm it’s you'),
  )
  const code = await screen.findByLabelText('Code from your authenticator app')
  expect(screen.queryByText('Error')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(code))
  await rendered.user.type(code, '123 456{Enter}')
  await screen.findByText('Welcome back!')
  await waitFor(() => expect(rendered.getAddress()).toBe('/admin/account'))
  expect(getLastVariables(rendered.gateway, 'POST /api/auth/login')).toEqual({
    email: 'admin@example.org',
    password: 'secret',
    totp: '123 456',
  })
})

test('a wrong code is told beside its field, and one can go back to the password', async () => {
  const { user } = await signInWith(() => buildMissingFactor('That did not match. Try again'))
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '000000{Enter}')
  expect(await screen.findAllByText('That did not match. Try again')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Back to email and password' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('admin@example.org')
})

test('a forgotten password has one answer for every address', async () => {
  const gateway = createFakeGateway({ RequestPasswordReset: { isRequested: true } })
  const { user } = renderSignedOut('/admin/login', gateway)
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
  await user.type(screen.getByLabelText('Email'), 'nobody@example.org{Enter}')
  await screen.findByText('If nobody@example.org has an account here, an email with a link is on its way.')
})

test('the link of a reset leaves no secret in the address, and a new password is chosen by it', async () => {
  const gateway = createFakeGateway({
    PasswordReset: { reset: { __typename: 'PasswordReset', email: 'admin@example.org' } },
    ResetPassword: { isReset: true },
  })
  const { user, getAddress } = renderSignedOut('/admin/reset-password#secret', gateway)
  await screen.findByRole('heading', { name: 'Choose a new password' })
  await screen.findByLabelText('New password')
  await waitFor(() => expect(getAddress()).toBe('/admin/reset-password'))
  await user.click(screen.getByLabelText('New password'))
  await user.paste('four words nobody knows')
  await user.keyboard('{Enter}')
  await screen.findByText('Password changed. Sign in with it')
  await screen.findByRole('heading', { name: 'Admin Portal' })
  expect(getLastVariables(gateway, 'ResetPassword')).toEqual({
    token: 'secret',
    password: 'four words nobody knows',
  })
})

test('a reset link that is worth nothing leads to a new one', async () => {
  renderSignedOut('/admin/reset-password#old', createFakeGateway({ PasswordReset: { reset: null } }))
  await screen.findByText('This link no longer works.')
  expect(screen.getByRole('link', { name: 'Ask for a new one' }).getAttribute('href')).toBe(
    '/admin/forgot-password',
  )
})

const restricted = (restriction: string | null) => ({
  session: {
    __typename: 'CurrentSession',
    idleTimeLeft: 1800,
    timeLeft: 28_800,
    restriction,
    hasSecondFactor: false,
  },
})

test('anyone who must change the password first is led there, and on afterwards', async () => {
  const gateway = createFakeGateway({
    ...accountResponses,
    CurrentSession: () => restricted(gateway.countRequests('ChangePassword') ? null : 'passwordChange'),
    ChangePassword: { account },
    Dashboard: buildGatewayError('SESSION_RESTRICTED'),
  })
  const { user, getAddress } = renderAsAdministrator('/admin/dashboard', gateway)
  await screen.findByRole('heading', { name: 'Set up your account' })
  await waitFor(() => expect(getAddress()).toBe('/admin/setup'))
  expect(screen.queryByText('This could not be loaded.')).toBeNull()
  enter(await screen.findByLabelText('Current password'), 'given')
  await user.click(screen.getByLabelText('New password'))
  await user.paste('four words nobody knows')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
})

test('anyone who must add a second factor is shown the recovery codes before they go on', async () => {
  const gateway = createFakeGateway({
    ...accountResponses,
    CurrentSession: () =>
      restricted(gateway.countRequests('FinishTotpEnrolment') ? null : 'secondFactorEnrolment'),
    StartTotpEnrolment: {
      totp: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    },
    FinishTotpEnrolment: { enrolled: { recoveryCodes: ['abcd-efgh-jkmn-pqrs'] } },
    Dashboard: buildGatewayError('SESSION_RESTRICTED'),
  })
  const { user, getAddress } = renderAsAdministrator('/admin/dashboard', gateway)
  await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }))
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  await screen.findByText('JBSW Y3DP EHPK 3PXP')
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await screen.findByText('abcd-efgh-jkmn-pqrs')
  await waitFor(() => expect(getAddress()).toBe('/admin/setup'))
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
})
