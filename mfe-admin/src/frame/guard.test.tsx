import { aCase } from '@access/content/cases/case.examples'
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screens } from '../screens.ts'
import { asAdministrator, asNobody } from '../testing/at.ts'
import { managed } from '../testing/managed.ts'

const session = { token: 'new token', user: { id: '1', email: 'admin@example.org', name: 'Ada' } }

test('the screens are those of the specification, and those for what people send us', () => {
  expect(screens.map(({ path }) => path)).toEqual([
    'dashboard',
    'blog',
    'cases',
    'events',
    'judgments',
    'team',
    'services',
    'constitution',
    'related-documents',
    'legal-aid',
    'legal-aid/:id',
    'messages',
    'messages/:id',
    'registrations',
    'registrations/:event',
    'administrators',
    'account',
    'settings',
    'guidelines',
    'letters',
    'conflicts',
    'mails',
    'activity',
  ])
})

test.each(screens.map(({ path }) => path))('nobody sees /admin/%s without signing in', async (path) => {
  const { address, gateway } = asNobody(`/admin/${path}`)
  await screen.findByRole('heading', { name: 'Admin Portal' })
  expect(address().split('?')[0]).toBe('/admin/login')
  expect(gateway.asked).toEqual([])
})

test('after signing in one comes to where one was going', async () => {
  const gateway = managed('Case', 'Cases', [aCase()])
  gateway.answer({ 'POST /api/auth/login': session })
  const { user, address } = asNobody('/admin/cases?from=mail', gateway)
  await user.type(await screen.findByLabelText('Email'), 'admin@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  await screen.findByRole('heading', { name: 'Cases Management' })
  expect(address()).toBe('/admin/cases?from=mail')
})

test('a stored session is checked before anything shows', async () => {
  let answer = (_session: object) => {}
  const gateway = managed('Case', 'Cases', [aCase()])
  const { address } = asAdministrator('/admin/cases', gateway)
  gateway.answer({ 'GET /api/auth/verify': () => new Promise((resolve) => (answer = resolve)) })
  await screen.findByText('Loading...')
  await waitFor(() => expect(gateway.times('GET /api/auth/verify')).toBe(1))
  expect(gateway.times('PageOfCases')).toBe(0)
  answer({ user: session.user })
  await screen.findByRole('heading', { name: 'Cases Management' })
  expect(address()).toBe('/admin/cases')
})

test('logging out leads to the login and forgets the session', async () => {
  const gateway = managed('Case', 'Cases', [aCase()])
  const { user, address } = asAdministrator('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Admin Portal' })
  expect(address()).toBe('/admin/login')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('whose session ended elsewhere gives the password where they are, and reads on', async () => {
  const gateway = managed('Case', 'Cases', [aCase()])
  const { user, address } = asAdministrator('/admin/cases?status=pending', gateway)
  gateway.answer({ PageOfCases: refused('UNAUTHENTICATED'), 'POST /api/auth/login': session })
  await user.type(await screen.findByLabelText('Password'), 'secret')
  gateway.answer({ PageOfCases: { page: { items: [aCase()], total: 1, counts: [] } } })
  await user.click(screen.getAllByRole('button', { name: 'Sign in again' }).at(-1)!)
  await screen.findByRole('table')
  expect(address()).toBe('/admin/cases?status=pending')
})

test('/admin leads to the dashboard', async () => {
  const gateway = fakeGateway({
    ContentOverview: { caseCount: 1, postCount: 1, teamMemberCount: 1, activity: [] },
    RequestsOverview: { legalAidRequestCount: 1, activity: [] },
    AuthOverview: { activity: [] },
    WaitingForOffice: { waiting: { newMessages: 0, deadLetters: 0 } },
  })
  const { address } = asAdministrator('/admin', gateway)
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(address()).toBe('/admin/dashboard')
})

test('an unknown address under /admin is not found', async () => {
  const { page } = asNobody('/admin/nowhere')
  await screen.findByText('404 Page Not Found')
  expect(page.status).toBe(404)
})
