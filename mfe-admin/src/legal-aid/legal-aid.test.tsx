import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { createQueueGateway, exampleStaff, renderQueue, twoRequests } from '../testing/request-queue.ts'
import { buildRequestSummary } from '../testing/requests.ts'

test('requests are listed as the service orders them, with what decides that order', async () => {
  const values = buildRequestSummary({
    status: 'in_review',
    unreadCount: 3,
    assigneeName: 'Ida Brandt',
    nextDueAt: '2099-03-18T21:00:00.000Z',
  })
  renderQueue(createQueueGateway([values, buildRequestSummary({ id: '2', nextDueAt: null })]))
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: 'Legal Aid Requests' })
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    // Of the boxes that select.
    '',
    'Reference',
    'Urgency',
    'Deadline',
    'Status',
    'Category',
    'Assigned to',
    'Unread',
    'Actions',
  ])
  const [link] = screen.getAllByRole('link', { name: 'LA-7K3M-92QF' })
  expect(link!.getAttribute('href')).toBe('/admin/legal-aid/1')
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells.slice(0, 9)).toEqual([
    '',
    'LA-7K3M-92QF',
    'Emergency',
    'due Mar 18, 2099Attorney',
    'In review',
    'Housing Rights',
    'Ida Brandt',
    '3 new',
    '',
  ])
  expect(cells[12]).toBe('None')
})

test('the filters and the sort of an address are asked of the service', async () => {
  const gateway = createQueueGateway(twoRequests)
  renderQueue(gateway, '?due=overdue&assignee=me&status=in_review&sort=urgencyRank')
  await screen.findByRole('table')
  expect(getLastVariables(gateway, 'RequestQueue')).toEqual({
    page: {
      sort: 'urgencyRank',
      descending: false,
      filters: [
        { column: 'due', value: 'overdue' },
        { column: 'assignee', value: 'me' },
        { column: 'status', value: 'in_review' },
      ],
      offset: 0,
      limit: 25,
    },
  })
})

test('colleagues are offered by name, those too who cannot sign in any more', async () => {
  const counts = [
    { column: 'assignee', value: 'me', count: 4 },
    { column: 'assignee', value: '2', count: 3 },
  ]
  const { user } = renderQueue(createQueueGateway(twoRequests, { counts, staffMembers: exampleStaff }))
  const choice = await screen.findByLabelText('By assignee')
  await user.click(choice)
  const list = within(document.getElementById(choice.getAttribute('aria-controls')!)!)
  await list.findByRole('option', { name: 'Ida Brandt (3)' })
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'By assignee: all',
    'Me (4)',
    'Unassigned (0)',
    'Ida Brandt (3)',
    'Gone Gray (0)',
  ])
})

test('without requests, or any that match, the screen says so, and leads back', async () => {
  const { unmount } = renderQueue(createQueueGateway([]))
  await screen.findByText('No requests yet.')
  unmount()
  const { user, getAddress } = renderQueue(createQueueGateway([]), '?status=closed')
  await screen.findByText('No matching legal aid requests.')
  await user.click(screen.getByRole('button', { name: 'Show all legal aid requests' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid'))
})
