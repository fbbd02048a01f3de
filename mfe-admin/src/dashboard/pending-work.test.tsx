import type { Role } from '@access/service-kit/roles/roles.rules'
import { createFakeGateway } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import Dashboard from './Dashboard.tsx'

const gatewayResponses = {
  Dashboard: {
    readyViewCounts: [
      { view: 'overdue', count: 3 },
      { view: 'today', count: 0 },
      { view: 'emergencies', count: 1_200 },
      { view: 'mine', count: 5 },
    ],
  },
  PendingCounts: { pendingCounts: { newMessages: 2, failedEmails: 1 }, unreadNotificationCount: 4 },
}

async function listLinks(role: Role, responses: Record<string, unknown> = gatewayResponses) {
  renderPart(<Dashboard />, createFakeGateway(responses), { role })
  const navigation = within(await screen.findByRole('navigation', { name: 'Pending work' }))
  if (responses === gatewayResponses) await navigation.findByRole('link', { name: '3 Overdue' })
  return navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('each count of pending work leads to its list', async () => {
  expect(await listLinks('intakeWorker')).toEqual([
    ['3 Overdue', '/admin/legal-aid?view=overdue'],
    ['0 Due today', '/admin/legal-aid?view=today'],
    ['1,200 Emergencies', '/admin/legal-aid?view=emergencies'],
    ['5 Mine', '/admin/legal-aid?view=mine'],
    ['4 Unread notifications', '/admin/notifications'],
    ['2 New messages', '/admin/messages?state=new&suspected=no'],
    ['1 Failed emails', '/admin/emails'],
  ])
})

test('without an answer the links are there, without a count', async () => {
  const links = await listLinks('intakeWorker', { Dashboard: { readyViewCounts: null } })
  expect(links.map(([text]) => text)).toEqual([
    ...['– Overdue', '– Due today', '– Emergencies', '– Mine'],
    ...['– Unread notifications', '– New messages', '– Failed emails'],
  ])
})
