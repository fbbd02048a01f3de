// Notifications in the portal.

import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findRegion } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAs } from '../testing/render-at.ts'

const build = (overrides = {}) => ({
  __typename: 'Notification',
  id: 'n1',
  kind: 'message',
  requestId: '1',
  reference: 'LA-7K3M-92QF',
  actor: 'Applicant',
  happenedAt: '2099-03-06T15:00:00.000Z',
  times: 1,
  readAt: null as string | null,
  ...overrides,
})

const readAt = '2099-03-06T16:00:00.000Z'

function renderNotifications(notifications = [build()]) {
  const gateway = createFakeGateway({
    Notifications: { notifications },
    PendingCounts: { unreadNotificationCount: notifications.filter((one) => one.readAt === null).length },
    ReadNotifications: { notifications: notifications.map((one) => ({ ...one, readAt })) },
    OpenLegalAidRequest: { details: null },
  })
  return renderAs('attorney', '/admin/notifications', gateway)
}

test('notifications say what happened, and which are unread', async () => {
  renderNotifications([
    build({ times: 3 }),
    build({ id: 'n2', kind: 'assigned', actor: 'Ruth', readAt }),
    build({ id: 'n3', kind: 'weather' }),
  ])
  const card = await findRegion('2 unread')
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Unread: LA-7K3M-92QF. The applicant wrote 3 messagesMar 6, 2099, 10:00 AM',
    'LA-7K3M-92QF. Ruth assigned it to youMar 6, 2099, 10:00 AM',
    'Unread: LA-7K3M-92QF. There is newsMar 6, 2099, 10:00 AM',
  ])
  await within(screen.getByRole('navigation', { name: 'Portal' })).findByRole('link', {
    name: 'Notifications 2 unread',
  })
})

test('opening the request reads its notification', async () => {
  const { user, gateway, getAddress } = renderNotifications()
  await user.click(await screen.findByRole('link', { name: 'LA-7K3M-92QF' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid/1'))
  expect(getLastVariables(gateway, 'ReadNotifications')).toEqual({ ids: ['n1'] })
})

test('all are read at once', async () => {
  const { user, gateway } = renderNotifications()
  const button = await screen.findByRole('button', { name: 'Mark all as read' })
  gateway.respondWith({ Notifications: { notifications: [build({ readAt })] } })
  await user.click(button)
  await screen.findByText('All notifications marked as read')
  expect(getLastVariables(gateway, 'ReadNotifications')).toEqual({ ids: null })
  await screen.findByRole('heading', { name: 'All read' })
})

test('who was told nothing yet reads of what they will be told', async () => {
  renderNotifications([])
  await screen.findByText('No notifications yet. News about your requests appears here.')
})
