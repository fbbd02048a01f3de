// The request queue: claiming, assignment, bulk actions and saved views.
import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../../testing/render-at.ts'
import { createQueueGateway, exampleStaff } from '../../testing/request-queue.ts'
import { buildRequestSummary } from '../../testing/requests.ts'

const twoRequests = [
  buildRequestSummary({ id: 'a', reference: 'LA-AAAA-1111' }),
  buildRequestSummary({ id: 'b', reference: 'LA-BBBB-2222' }),
]
const getBulkActions = () => within(screen.getByRole('group', { name: 'Bulk actions' }))
const selectAll = () => screen.findByRole('checkbox', { name: 'Select all on this page' })

test('the next request is assigned to me and opened', async () => {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({
    ClaimNextRequest: {
      request: { __typename: 'LegalAidRequest', id: 'a', assigneeId: '1', assigneeName: 'Ada' },
    },
  })
  const { user, getAddress } = renderAsAdministrator('/admin/legal-aid', gateway)
  gateway.respondWith({ OpenLegalAidRequest: { details: null } })
  await user.click(await screen.findByRole('button', { name: 'Get next' }))
  await screen.findByText('This request does not exist.')
  expect(getAddress()).toBe('/admin/legal-aid/a')
})

test('an empty queue is reported', async () => {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({ ClaimNextRequest: { request: null } })
  const { user, getAddress } = renderAsAdministrator('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('button', { name: 'Get next' }))
  await screen.findByText('All requests with a deadline are assigned.')
  expect(getAddress()).toBe('/admin/legal-aid')
})

test('a failed claim shows why', async () => {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({ ClaimNextRequest: buildGatewayError('BUSY') })
  const { user } = renderAsAdministrator('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('button', { name: 'Get next' }))
  await screen.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to get the next request')
})

test('the status of selected requests is changed after confirmation, and rejected ones are listed with the reason', async () => {
  const gateway = createQueueGateway(twoRequests)
  const rejectedRequest = {
    id: 'b',
    reference: 'LA-BBBB-2222',
    reason: 'A request that is closed cannot be moved there',
  }
  gateway.respondWith({
    ChangeRequestStatuses: {
      result: { updated: [{ __typename: 'LegalAidRequest', id: 'a' }], rejected: [rejectedRequest] },
    },
  })
  const { user } = renderAsAdministrator('/admin/legal-aid', gateway)
  await user.click(await selectAll())
  getBulkActions().getByText('2 selected')
  await user.selectOptions(getBulkActions().getByLabelText('Change status to'), 'Eligible')
  await user.click(getBulkActions().getByRole('button', { name: 'Change status' }))
  const question = within(
    await screen.findByRole('dialog', { name: 'Change status of 2 requests to Eligible?' }),
  )
  expect(gateway.countRequests('ChangeRequestStatuses')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Change to Eligible' }))
  await screen.findByText('1 request updated')
  expect(getLastVariables(gateway, 'ChangeRequestStatuses')).toEqual({ ids: ['a', 'b'], status: 'eligible' })
  const notice = within(
    (await screen.findByText('1 request not changed')).closest<HTMLElement>('[role="alert"]')!,
  )
  expect(notice.getByRole('listitem').textContent).toBe(
    'LA-BBBB-2222: A request that is closed cannot be moved there.',
  )
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All requests' })),
  )
  await user.click(notice.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('1 request not changed')).toBeNull()
})

test('statuses that require a letter are no bulk action', async () => {
  const { user } = renderAsAdministrator('/admin/legal-aid', createQueueGateway(twoRequests))
  await user.click(await selectAll())
  const options = within(getBulkActions().getByLabelText('Change status to')).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Choose one',
    'In review',
    'Info needed',
    'Eligible',
    'Matched',
    'Withdrawn',
    'Closed',
  ])
})

test('a failed bulk action is reported in its dialog', async () => {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({ ChangeRequestStatuses: buildGatewayError('BUSY') })
  const { user } = renderAsAdministrator('/admin/legal-aid', gateway)
  await user.click(await selectAll())
  await user.selectOptions(getBulkActions().getByLabelText('Change status to'), 'Eligible')
  await user.click(getBulkActions().getByRole('button', { name: 'Change status' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Change to Eligible' }))
  await question.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to update 2 requests')
})

test('selected requests are assigned to an active colleague, or unassigned', async () => {
  const gateway = createQueueGateway(twoRequests, { staffMembers: exampleStaff })
  gateway.respondWith({ AssignRequests: { result: { updated: twoRequests, rejected: [] } } })
  const { user } = renderAsAdministrator('/admin/legal-aid', gateway)
  await user.click(await selectAll())
  const choice = getBulkActions().getByLabelText('Assign to')
  await within(choice).findByRole('option', { name: 'Ida Brandt' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose one', 'Ada Admin (me)', 'Ida Brandt', 'Unassigned'])
  await user.selectOptions(choice, 'Unassigned')
  await user.click(getBulkActions().getByRole('button', { name: 'Assign' }))
  await screen.findByText('2 requests assigned')
  expect(getLastVariables(gateway, 'AssignRequests')).toEqual({ ids: ['a', 'b'], assigneeId: null })
})

const view = { __typename: 'SavedView', id: 'v', name: 'Mine, urgent', query: 'assignee=me&urgency=High' }

test('saved views are links, and the active one is marked in any parameter order', async () => {
  renderAsAdministrator(
    '/admin/legal-aid?urgency=High&assignee=me&page=2',
    createQueueGateway(twoRequests, { views: [view] }),
  )
  const views = within(await screen.findByRole('navigation', { name: 'Saved views' }))
  const link = await views.findByRole('link', { name: 'Mine, urgent' })
  expect(link.getAttribute('href')).toBe('/admin/legal-aid?assignee=me&urgency=High')
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(views.getByRole('link', { name: 'All requests' }).getAttribute('aria-current')).toBeNull()
  expect(views.queryByRole('button', { name: 'Save this view' })).toBeNull()
})

test('the filters are saved as a view, and errors are shown at the field', async () => {
  const gateway = createQueueGateway(twoRequests)
  const fields = { name: 'You have a view of this name already' }
  gateway.respondWith({ SaveView: buildGatewayError('BAD_USER_INPUT', { fields }) })
  const { user } = renderAsAdministrator('/admin/legal-aid?urgency=High&page=1', gateway)
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Enter a name')
  expect(gateway.countRequests('SaveView')).toBe(0)
  await user.type(dialog.getByLabelText('Name'), 'Urgent')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('You have a view of this name already')
  gateway.respondWith({ SaveView: { view } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('View created successfully')
  expect(getLastVariables(gateway, 'SaveView')).toEqual({ name: 'Urgent', query: 'urgency=High' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the active view is renamed and deleted', async () => {
  const gateway = createQueueGateway(twoRequests, { views: [view] })
  gateway.respondWith({ RenameView: { view }, DeleteView: { view } })
  const { user } = renderAsAdministrator(`/admin/legal-aid?${view.query}`, gateway)
  await user.click(await screen.findByRole('button', { name: 'Rename view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }))
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), 'Mine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('View updated successfully')
  expect(getLastVariables(gateway, 'RenameView')).toEqual({ id: 'v', name: 'Mine' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Delete view' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete view' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('View deleted successfully')
  expect(getLastVariables(gateway, 'DeleteView')).toEqual({ id: 'v' })
})
