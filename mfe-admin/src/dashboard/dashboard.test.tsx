import {
  buildAdministrator,
  buildGatewayError,
  buildPartialResponse,
  createFakeGateway,
} from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { buildAuditEvent } from '../testing/audit-events.ts'
import { enter } from '../testing/enter.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { renderPart } from '../testing/render-part.tsx'
import { buildRequestStatistics } from '../testing/request-statistics.ts'
import { showWholePage } from '../testing/show-whole-page.ts'
import Dashboard from './Dashboard.tsx'
import { RecentActivity } from './RecentActivity.tsx'

const dashboard = {
  caseCount: 45,
  postCount: 28,
  teamMemberCount: 24,
  contentActivity: [buildAuditEvent({ occurredAt: '2026-03-05T10:00:00.000Z' })],
  legalAidRequestCount: 1200,
  requestActivity: [
    buildAuditEvent({
      id: '2',
      occurredAt: '2026-03-05T12:00:00.000Z',
      actor: 'Website',
      action: 'received',
      itemType: 'legal aid request',
      title: null,
    }),
  ],
  authActivity: [
    buildAuditEvent({
      id: '3',
      occurredAt: '2026-03-05T11:00:00.000Z',
      action: 'signed in',
      itemType: 'administrator',
      title: null,
    }),
  ],
}

/** What the requests service has of it, while it is down. */
const missingRequests = { legalAidRequestCount: null, requestActivity: null }

const getStatistic = async (label: string) =>
  (await screen.findByText(label)).closest('li')!.querySelector('.ant-statistic-content')!.textContent

const renderDashboard = (gateway = createFakeGateway({ Dashboard: dashboard })) =>
  renderPart(<Dashboard />, gateway, { path: '/admin/dashboard' })

test('one operation has the four figures, and the activity of all services, newest first; six actions are quick', async () => {
  const { gateway } = renderDashboard()
  await screen.findByText('45')
  const labels = ['Total Cases', 'Legal Aid Requests', 'Blog Posts', 'Team Members']
  expect(await Promise.all(labels.map(getStatistic))).toEqual(['45', '1,200', '28', '24'])
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' }))
  expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/admin/cases', '/admin/judgments', '/admin/legal-aid'],
    ...['/admin/blog', '/admin/events', '/admin/team'],
  ])
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }))
  expect(
    activity
      .getAllByRole('listitem')
      .map((line) => line.querySelector('.ant-timeline-item-content')!.textContent),
  ).toEqual([
    'Website received legal aid request',
    'ada@example.org signed in',
    'ada@example.org updated case “Locked out”',
  ])
  expect(activity.getByRole('link', { name: 'All activity' }).getAttribute('href')).toBe('/admin/activity')
  const operations = gateway.requests.map(({ name }) => name).filter((name) => !name.includes('/api/'))
  // What waits is asked by the frame of every screen.
  expect(operations.filter((name) => name !== 'PendingCounts')).toEqual(['Dashboard'])
})

test('recent activity is ten lines long', async () => {
  const events = Array.from({ length: 11 }, (_, index) => buildAuditEvent({ id: `line ${index}` }))
  renderPart(<RecentActivity events={events} isLoading={false} />, createFakeGateway({}))
  await screen.findByRole('region', { name: 'Recent Activity' })
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
})

test('when one service is down the others still show, and the screen says so', async () => {
  const gateway = createFakeGateway({
    Dashboard: buildPartialResponse({ ...dashboard, ...missingRequests }, 'BUSY'),
  })
  const { user } = renderDashboard(gateway)
  await screen.findByText('Some data could not be loaded. The dashboard is incomplete.')
  expect(await getStatistic('Legal Aid Requests')).toBe('Not available')
  expect(await getStatistic('Total Cases')).toBe('45')
  await screen.findByText(/Locked out/)

  gateway.respondWith({ Dashboard: dashboard })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1,200')
  expect(screen.queryByText(/The dashboard is incomplete/)).toBeNull()
})

test('when nothing answers the screen says so, and trying again asks for the statistics too', async () => {
  showWholePage()
  const gateway = createFakeGateway({
    Dashboard: buildGatewayError('BUSY'),
    RequestStatistics: buildRequestStatistics(),
  })
  const { user } = renderDashboard(gateway)
  await screen.findByText('Some data could not be loaded. The dashboard is incomplete.')
  expect(screen.getAllByText('Not available')).toHaveLength(4)
  await waitFor(() => expect(gateway.countRequests('RequestStatistics')).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(gateway.countRequests('RequestStatistics')).toBe(2))
})

test('whose session has ended gives the password where they are', async () => {
  const gateway = createFakeGateway({
    Dashboard: buildGatewayError('UNAUTHENTICATED'),
    'POST /api/auth/login': { token: 'new token', user: buildAdministrator() },
  })
  const { user, getAddress } = renderAsAdministrator('/admin/dashboard', gateway)
  enter(await screen.findByLabelText('Password'), 'secret')
  gateway.respondWith({ Dashboard: dashboard })
  await user.click(screen.getAllByRole('button', { name: 'Sign in again' }).at(-1)!)
  await screen.findByText('1,200')
  expect(await getStatistic('Total Cases')).toBe('45')
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
})

test('the figures are read again each time one comes to the dashboard', async () => {
  const gateway = createFakeGateway({ Dashboard: dashboard })
  const { user } = renderPart(
    <Routes>
      <Route path="dashboard" element={<Dashboard />} />
      <Route path="*" element={<Link to="/admin/dashboard">Back</Link>} />
    </Routes>,
    gateway,
    { path: '/admin/dashboard' },
  )
  await screen.findByText('1,200')
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' }))
  await user.click(actions.getByRole('link', { name: 'Legal aid requests' }))
  gateway.respondWith({ Dashboard: { ...dashboard, legalAidRequestCount: 1201 } })
  await user.click(await screen.findByRole('link', { name: 'Back' }))
  await screen.findByText('1,201')
})
