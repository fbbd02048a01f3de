/** What each role finds in the portal. */
import { type Role, roles } from '@access/service-kit/roles/roles.rules'
import { createFakeGateway } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAs } from '../testing/render-at.ts'

const linksByRole: Record<Role, string[]> = {
  administrator: [
    ...['Notifications', 'Legal aid requests', 'Messages', 'Registrations'],
    ...['Cases', 'Judgments', 'Blog', 'Events', 'Team', 'Services', 'Pages'],
    ...['Constitution', 'Related documents'],
    'Media library',
    ...['Settings', 'Conflict list', 'Poverty guidelines', 'Letters', 'Administrators', 'Activity'],
    ...['Email log', 'Your account'],
  ],
  intakeWorker: [
    ...['Notifications', 'Legal aid requests', 'Messages', 'Registrations'],
    ...['Conflict list', 'Letters', 'Email log'],
    'Your account',
  ],
  attorney: ['Notifications', 'Your account'],
  editor: [
    ...['Cases', 'Judgments', 'Blog', 'Events', 'Team', 'Services', 'Pages'],
    ...['Constitution', 'Related documents'],
    'Media library',
    'Your account',
  ],
  auditor: ['Activity', 'Your account'],
}

/** What is asked where somebody begins. */
const firstAnswers = { Dashboard: {}, OwnMatters: { offers: [], matters: { items: [], total: 0 } } }

test.each(roles)('the rail and the menu of the role %s have the screens that it may open', async (role) => {
  const { user } = renderAs(role, '/admin/dashboard', createFakeGateway(firstAnswers))
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('navigation', { name: 'Portal menu' })
  for (const navigation of [screen.getByRole('navigation', { name: 'Portal' }), menu]) {
    const links = await within(navigation).findAllByRole('link', { hidden: true })
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'View site',
      ...linksByRole[role],
    ])
  }
})

/** One of the screens that each role may not open: all of them have the same guard. */
const forbiddenScreens: { role: Role; path: string }[] = [
  { role: 'intakeWorker', path: 'settings' },
  { role: 'attorney', path: 'legal-aid' },
  { role: 'editor', path: 'messages/1' },
  { role: 'auditor', path: 'cases/new' },
]

/** How long the session lasts, what waits and what changes is asked beside the screen, sooner or later. */
const besides = ['CurrentSession', 'PendingCounts', 'GET /api/admin/live']

test.each(forbiddenScreens)(
  '$role is refused /admin/$path in plain words, and nothing of it is asked for',
  async ({ role, path }) => {
    const { gateway, page } = renderAs(role, `/admin/${path}`, createFakeGateway())
    await screen.findByRole('heading', { name: 'You may not open this' })
    expect(page.title).toContain('You may not open this')
    expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe(
      '/admin/dashboard',
    )
    const names = gateway.requests.map(({ name }) => name)
    const ownNames = names.filter((name) => !besides.includes(name))
    expect(ownNames).toEqual(['GET /api/auth/verify'])
  },
)

test('an account whose role nobody knows opens nothing', async () => {
  renderAs('superuser' as Role, '/admin/dashboard', createFakeGateway())
  await screen.findByRole('heading', { name: 'You may not open this' })
})
