import { buildCase } from '@access/content/cases/case.examples'
import { buildAdministrator, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { renderAsAdministrator, renderSignedOut } from '../testing/render-at.ts'
import { signIn } from '../testing/sign-in.ts'

const session = { token: 'new token', user: buildAdministrator({ name: 'Ada' }) }

test.each(['dashboard', 'cases/new', 'legal-aid/1'])(
  'nobody sees /admin/%s without signing in',
  async (path) => {
    const { getAddress, gateway } = renderSignedOut(`/admin/${path}`)
    await screen.findByRole('heading', { name: 'Admin Portal' })
    expect(getAddress().split('?')[0]).toBe('/admin/login')
    expect(gateway.requests).toEqual([])
  },
)

test('after signing in one comes to where one was going', async () => {
  const gateway = createManagedGateway('Case', [buildCase()])
  gateway.respondWith({ 'POST /api/auth/login': session })
  const { user, getAddress } = renderSignedOut('/admin/cases?from=mail', gateway)
  await signIn(user)
  await screen.findByRole('heading', { name: 'Cases Management' })
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?from=mail'))
})

test('a stored session is checked before anything shows', async () => {
  let answer = (_session: object) => {}
  const gateway = createManagedGateway('Case', [buildCase()])
  const { getAddress } = renderAsAdministrator('/admin/cases', gateway)
  gateway.respondWith({ 'GET /api/auth/verify': () => new Promise((resolve) => (answer = resolve)) })
  await screen.findByText('Loading...')
  await waitFor(() => expect(gateway.countRequests('GET /api/auth/verify')).toBe(1))
  expect(gateway.countRequests('PageOfCases')).toBe(0)
  answer({ user: session.user })
  await screen.findByRole('heading', { name: 'Cases Management' })
  await waitFor(() => expect(getAddress()).toBe('/admin/cases'))
})

test('logging out leads to the login and forgets the session', async () => {
  const gateway = createManagedGateway('Case', [buildCase()])
  const { user, getAddress } = renderAsAdministrator('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Admin Portal' })
  await waitFor(() => expect(getAddress()).toBe('/admin/login'))
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('/admin leads to the dashboard', async () => {
  const { getAddress } = renderAsAdministrator('/admin', createFakeGateway({ Dashboard: {} }))
  await screen.findByRole('heading', { name: 'Dashboard' })
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
})
