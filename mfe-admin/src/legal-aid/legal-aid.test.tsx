import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { createQueueGateway, exampleStaff } from '../testing/request-queue.ts'
import { buildRequestSummary } from '../testing/requests.ts'
import { selectOption } from '../testing/select-option.ts'

const references = () => screen.getAllByRole('link', { name: /^LA-/ }).map((link) => link.textContent)

const threeRequests = [
  buildRequestSummary({ id: '1', reference: 'LA-AAAA-1111' }),
  buildRequestSummary({ id: '2', reference: 'LA-BBBB-2222', status: 'in_review', urgency: 'Low' }),
  buildRequestSummary({ id: '3', reference: 'LA-CCCC-3333', status: 'in_review', urgency: 'High' }),
]

test('requests are listed as the service orders them, with what decides that order', async () => {
  const values = buildRequestSummary({
    status: 'in_review',
    documentCount: 2,
    unreadCount: 3,
    assigneeName: 'Ida Brandt',
    nextDueAt: '2099-03-18T21:00:00.000Z',
  })
  renderAsAdministrator('/admin/legal-aid', createQueueGateway([values]))
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
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
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
})

test('a request leads to a page of its own', async () => {
  renderAsAdministrator('/admin/legal-aid', createQueueGateway([buildRequestSummary({ id: 'abc' })]))
  const link = await screen.findByRole('link', { name: 'LA-7K3M-92QF' })
  expect(link.getAttribute('href')).toBe('/admin/legal-aid/abc')
})

test('a promise that has passed says by how much, and a request without one says that', async () => {
  const late = '2020-03-07T19:00:00.000Z'
  const requests = [
    buildRequestSummary({ id: '1', nextDueAt: late, reviewDueAt: late }),
    buildRequestSummary({ id: '2', nextDueAt: null }),
  ]
  renderAsAdministrator('/admin/legal-aid', createQueueGateway(requests))
  await screen.findByText(/^\d+ days late$/)
  expect(screen.getAllByRole('cell')[12]!.textContent).toBe('None')
})

test('a search, filters and a sort are asked of the service, and the address says so', async () => {
  const gateway = createQueueGateway(threeRequests, {
    counts: [{ column: 'status', value: 'in_review', count: 2 }],
  })
  const { user, getAddress } = renderAsAdministrator('/admin/legal-aid', gateway)
  await selectOption(user, await screen.findByLabelText('By deadline'), 'Overdue (0)')
  await selectOption(user, screen.getByLabelText('By assignee'), 'Me (0)')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await selectOption(user, await screen.findByLabelText('By status'), 'In review (2)')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('columnheader', { name: 'Urgency' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search by reference' }), 'b')
  await waitFor(() =>
    expect(getAddress()).toBe('/admin/legal-aid?due=overdue&assignee=me&status=in_review&sort=urgencyRank'),
  )
  expect(getLastVariables(gateway, 'RequestQueue')).toEqual({
    page: {
      search: 'b',
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
  const { user } = renderAsAdministrator(
    '/admin/legal-aid',
    createQueueGateway(threeRequests, { counts, staffMembers: exampleStaff }),
  )
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

test('a long list is turned page by page', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    buildRequestSummary({ id: String(index), reference: `LA-${1000 + index}-AAAA` }),
  )
  const { user, getAddress } = renderAsAdministrator('/admin/legal-aid', createQueueGateway(many))
  await screen.findByText('30 in all')
  expect(references()).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(references()).toHaveLength(5))
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid?page=2'))
})

test('when nothing is like that the screen says so, and leads back', async () => {
  const { user, getAddress } = renderAsAdministrator('/admin/legal-aid?status=closed', createQueueGateway([]))
  await screen.findByText('No matching legal aid requests.')
  await user.click(screen.getByRole('button', { name: 'Show all legal aid requests' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid'))
})

test('without requests the screen says so', async () => {
  renderAsAdministrator('/admin/legal-aid', createQueueGateway([]))
  await screen.findByText('No requests yet.')
})
