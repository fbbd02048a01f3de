import { anAdministrator, fakeGateway, refused } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLine } from '../testing/activity.ts'
import { asAdministrator } from '../testing/at.ts'

const overviews = {
  ContentOverview: {
    caseCount: 45,
    postCount: 28,
    teamMemberCount: 24,
    activity: [aLine({ at: '2026-03-05T10:00:00.000Z' })],
  },
  RequestsOverview: {
    legalAidRequestCount: 1200,
    activity: [
      aLine({
        id: '2',
        at: '2026-03-05T12:00:00.000Z',
        who: 'Website',
        action: 'received',
        noun: 'legal aid request',
        title: null,
      }),
    ],
  },
  AuthOverview: {
    activity: [
      aLine({
        id: '3',
        at: '2026-03-05T11:00:00.000Z',
        action: 'signed in',
        noun: 'administrator',
        title: null,
      }),
    ],
  },
  WaitingForOffice: { waiting: { newMessages: 0, deadLetters: 0 } },
}

const figure = async (label: string) =>
  (await screen.findByText(label)).parentElement!.querySelector('dd')!.textContent

test('the four figures are those of the services', async () => {
  asAdministrator('/admin/dashboard', fakeGateway(overviews))
  await screen.findByText('45')
  expect(await figure('Total Cases')).toBe('45')
  expect(await figure('Legal Aid Requests')).toBe('1,200')
  expect(await figure('Blog Posts')).toBe('28')
  expect(await figure('Team Members')).toBe('24')
})

test('six quick actions lead to the screens', async () => {
  asAdministrator('/admin/dashboard', fakeGateway(overviews))
  const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }))
  expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/cases',
    '/admin/judgments',
    '/admin/legal-aid',
    '/admin/blog',
    '/admin/events',
    '/admin/team',
  ])
})

test('the other screens stand beside, with what waits there', async () => {
  const gateway = fakeGateway({
    ...overviews,
    WaitingForOffice: { waiting: { newMessages: 5, deadLetters: 2 } },
  })
  asAdministrator('/admin/dashboard', gateway)
  await screen.findByRole('link', { name: 'Mails (2 not delivered)' })
  const also = within(screen.getByRole('navigation', { name: 'Also' }))
  expect(also.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/messages',
    '/admin/registrations',
    '/admin/services',
    '/admin/constitution',
    '/admin/related-documents',
    '/admin/settings',
    '/admin/conflicts',
    '/admin/guidelines',
    '/admin/letters',
    '/admin/administrators',
    '/admin/activity',
    '/admin/mails',
    '/admin/account',
  ])
  also.getByText('Messages (5 new)')
})

test('without an answer about what waits the ways are there', async () => {
  asAdministrator('/admin/dashboard', fakeGateway({ ...overviews, WaitingForOffice: refused('BUSY') }))
  await screen.findByText('45')
  screen.getByRole('link', { name: 'Messages' })
  screen.getByRole('link', { name: 'Mails' })
})

test('recent activity is that of all services, newest first', async () => {
  asAdministrator('/admin/dashboard', fakeGateway(overviews))
  await screen.findByText(/Locked out/)
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }))
  expect(activity.getAllByRole('listitem').map((line) => line.firstChild!.textContent)).toEqual([
    'Website received legal aid request',
    'ada@example.org signed in',
    'ada@example.org updated case “Locked out”',
  ])
  expect(activity.getByRole('link', { name: 'All activity' }).getAttribute('href')).toBe('/admin/activity')
})

test('recent activity is ten lines long', async () => {
  const lines = Array.from({ length: 10 }, (_, hour) =>
    aLine({ id: `line ${hour}`, at: `2026-03-05T0${hour}:00:00.000Z` }),
  )
  const gateway = fakeGateway({ ...overviews, AuthOverview: { activity: lines } })
  asAdministrator('/admin/dashboard', gateway)
  await screen.findByText('Website received legal aid request')
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }))
  expect(activity.getAllByRole('listitem')).toHaveLength(10)
})

test('when one service is down the others still show, and the screen says so', async () => {
  const gateway = fakeGateway({ ...overviews, RequestsOverview: refused('BUSY') })
  const { user } = asAdministrator('/admin/dashboard', gateway)
  await screen.findByText('Some of this could not be loaded. What you see is the rest.')
  expect(await figure('Legal Aid Requests')).toBe('Not available')
  expect(await figure('Total Cases')).toBe('45')
  await screen.findByText(/Locked out/)

  gateway.answer({ RequestsOverview: overviews.RequestsOverview })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1,200')
})

test('whose session has ended gives the password where they are', async () => {
  const gateway = fakeGateway({
    ...overviews,
    ContentOverview: refused('UNAUTHENTICATED'),
    RequestsOverview: refused('UNAUTHENTICATED'),
    'POST /api/auth/login': { token: 'new token', user: anAdministrator() },
  })
  const { user, address } = asAdministrator('/admin/dashboard', gateway)
  await user.type(await screen.findByLabelText('Password'), 'secret')
  gateway.answer(overviews)
  await user.click(screen.getAllByRole('button', { name: 'Sign in again' }).at(-1)!)
  await screen.findByText('1,200')
  expect(await figure('Total Cases')).toBe('45')
  expect(address()).toBe('/admin/dashboard')
})

test('the figures are read again each time one comes to the dashboard', async () => {
  const gateway = fakeGateway({
    ...overviews,
    RequestQueue: { page: { items: [], total: 0, counts: [] } },
    SavedViews: { views: [] },
    Colleagues: { colleagues: [] },
  })
  const { user } = asAdministrator('/admin/dashboard', gateway)
  await screen.findByText('1,200')
  await user.click(screen.getByRole('link', { name: 'Legal aid requests' }))
  gateway.answer({ RequestsOverview: { legalAidRequestCount: 1201, activity: [] } })
  await user.click(await screen.findByRole('link', { name: 'Back to dashboard' }))
  await screen.findByText('1,201')
})
