import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAsAdministrator, renderSignedOut } from '../testing/render-at.ts'
import { signIn } from '../testing/sign-in.ts'

const session = {
  token: 'new token',
  user: { id: '1', email: 'admin@example.org', name: 'Ada', role: 'administrator' },
}
async function signInWith(gateway = createFakeGateway(), password?: string) {
  const rendered = renderSignedOut('/admin/login', gateway)
  await signIn(rendered.user, { password })
  return rendered
}

test('the login says what it is for, and password managers know its fields', async () => {
  const { page } = renderSignedOut('/admin/login')
  await screen.findByRole('heading', { name: 'Admin Portal' })
  await screen.findByText('Sign in to manage the organisation')
  expect(page.title).toBe('Admin Portal – Access to Justice')
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
})

test('signing in leads to the dashboard with a welcome', async () => {
  const gateway = createFakeGateway({ Dashboard: {}, 'POST /api/auth/login': session })
  const { getAddress } = await signInWith(gateway)
  await screen.findByText('Success')
  await screen.findByText('Welcome back!')
  await screen.findByRole('heading', { name: 'Dashboard' })
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
  expect(localStorage.getItem('auth_token')).toBe('new token')
})

const detail = 'That e-mail address and password do not belong together'
const errors: [string, unknown, string][] = [
  ['an error', buildGatewayError('UNAUTHENTICATED', { detail }), detail],
  ['an error without words', () => new Response('', { status: 401 }), 'Invalid credentials'],
]

test.each(errors)('%s is told in a toast and beside the form', async (_, answer, message) => {
  await signInWith(createFakeGateway({ 'POST /api/auth/login': answer }))
  await screen.findByText('Error')
  expect(await screen.findAllByText(message)).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@example.org')
})

test('when no server answers, nobody is told that the password was wrong', async () => {
  const gateway = createFakeGateway()
  gateway.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await signInWith(gateway)
  await screen.findByText('Error')
  const words = 'The server could not be reached. Check your connection and try again.'
  expect(await screen.findAllByText(words)).toHaveLength(2)
})

test('an empty password is asked for, and nothing is sent', async () => {
  const { gateway } = await signInWith(createFakeGateway(), '')
  const password = screen.getByLabelText('Password')
  await screen.findByText('Enter your password')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(gateway.countRequests('POST /api/auth/login')).toBe(0)
})

test('while signing in, the button says so and cannot be pressed again', async () => {
  const gateway = createFakeGateway({ 'POST /api/auth/login': () => new Promise(() => {}) })
  await signInWith(gateway)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' })
  expect(button.disabled).toBe(true)
})

test('who is signed in already is led to the dashboard', async () => {
  const { getAddress } = renderAsAdministrator('/admin/login', createFakeGateway({ Dashboard: {} }))
  await screen.findByRole('heading', { name: 'Dashboard' })
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
})
