// The request queue: claiming, assignment, bulk actions and saved views.

import { buildGatewayError, createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { findDialog } from '../../testing/find-part.ts'
import { buildLetters, buildTemplate } from '../../testing/letters.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { createQueueGateway, exampleStaff, renderQueue, twoRequests } from '../../testing/request-queue.ts'
import { selectOption } from '../../testing/select-option.ts'
import { usePhone } from '../../testing/use-phone.ts'
import { BulkActions } from './BulkActions.tsx'
import { ClaimNextButton } from './ClaimNextButton.tsx'
import type { BulkResultFragment } from './queue.generated.ts'
import { ViewActions } from './ViewActions.tsx'

/** The bulk actions for two requests, and what they have done. */
function renderBulkActions(gateway: FakeGateway) {
  const onDone = vi.fn<(result: BulkResultFragment) => void>()
  const part = <BulkActions ids={['a', 'b']} onClear={() => {}} onDone={onDone} />
  return { onDone, ...renderPart(part, gateway) }
}
async function changeStatus(user: UserEvent, status: string) {
  await selectOption(user, await screen.findByLabelText('Change status to'), status)
  await user.click(screen.getByRole('button', { name: 'Change status' }))
}
const getBulkActions = () => within(screen.getByRole('group', { name: 'Bulk actions' }))
const selectAll = () => screen.findByRole('checkbox', { name: 'Select all on this page' })

const renderClaim = (response: object) =>
  renderPart(<ClaimNextButton />, createFakeGateway({ ClaimNextRequest: response }))
const claim = async ({ user }: ReturnType<typeof renderClaim>) =>
  user.click(await screen.findByRole('button', { name: 'Get next' }))

test('the next request is assigned to me and opened, and given back by Undo', async () => {
  const claimed = { __typename: 'LegalAidRequest', id: 'a', assigneeId: '1', assigneeName: 'Ada' }
  const rendered = renderClaim({ request: { ...claimed, isUndoable: true } })
  const { user, gateway, getAddress } = rendered
  gateway.respondWith({
    UndoRequestChanges: { result: { updated: [{ __typename: 'LegalAidRequest', id: 'a' }], rejected: [] } },
  })
  await claim(rendered)
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid/a'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('1 change undone')
  expect(getLastVariables(gateway, 'UndoRequestChanges')).toEqual({ ids: ['a'] })
})

test.each<[object, string, string]>([
  [{ request: null }, 'Queue is empty', 'All requests with a deadline are assigned.'],
  [buildGatewayError('BUSY'), 'Failed to get the next request', 'The server is busy. Try again in a moment.'],
])('when there is no next request the screen stays, and says why: %#', async (response, ...texts) => {
  const rendered = renderClaim(response)
  await claim(rendered)
  for (const text of texts) await screen.findByText(text)
  expect(rendered.getAddress()).toBe('/admin/here')
})

test('the status of selected requests is changed at once where it can be undone, and rejected ones are listed with the reason', async () => {
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
  const { user } = renderQueue(gateway)
  await user.click(await selectAll())
  getBulkActions().getByText('2 selected')
  await selectOption(user, getBulkActions().getByLabelText('Change status to'), 'Eligible')
  getBulkActions().getByText(/^Applicants see it on the status page/)
  await user.click(getBulkActions().getByRole('button', { name: 'Change status' }))
  await screen.findByText('1 request updated')
  expect(getLastVariables(gateway, 'ChangeRequestStatuses')).toEqual({ ids: ['a', 'b'], status: 'eligible' })
  const notice = within(
    (await screen.findByText('1 request not changed')).closest<HTMLElement>('[role="alert"]')!,
  )
  expect(notice.getByRole('listitem').textContent).toBe(
    'LA-BBBB-2222: A request that is closed cannot be moved there.',
  )
  // What was not changed stays selected, to be tried again in another way.
  getBulkActions().getByText('1 selected')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All requests' })),
  )
  await user.click(notice.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('1 request not changed')).toBeNull()
})

test('one letter is previewed for the first and sent to all, and whom it did not reach is told', async () => {
  const gateway = createQueueGateway(twoRequests)
  const rejected = [{ id: 'b', reference: 'LA-BBBB-2222', reason: 'It cannot be opened' }]
  gateway.respondWith({
    LettersForRequest: buildLetters(),
    ChangeRequestStatuses: {
      result: {
        updated: [{ __typename: 'LegalAidRequest', id: 'a', isUndoable: null }],
        rejected,
      },
    },
  })
  const { user, onDone } = renderBulkActions(gateway)
  await changeStatus(user, 'Declined')
  const dialog = await findDialog('Change status of 2 requests to Declined?')
  await dialog.findByText('The preview is the letter for LA-7K3M-94XF.')
  expect(getLastVariables(gateway, 'LettersForRequest')).toEqual({ id: 'a', purpose: 'declined' })
  await user.click(dialog.getByRole('button', { name: 'Send and change to Declined' }))
  await screen.findByText('1 request updated')
  expect(getLastVariables(gateway, 'ChangeRequestStatuses')).toEqual({
    ids: ['a', 'b'],
    status: 'declined',
    letter: { subject: 'Our answer to {{reference}}', text: 'We are sorry.\n{{referralResources}}' },
  })
  expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rejected }))
})

test('many are closed without a letter where their closure notice was not answered', async () => {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({
    LettersForRequest: buildLetters([buildTemplate({ kind: 'closing' })]),
    ChangeRequestStatuses: { result: { updated: twoRequests, rejected: [] } },
  })
  const { user } = renderBulkActions(gateway)
  await changeStatus(user, 'Closed')
  await user.click(await screen.findByRole('button', { name: 'Close without a letter' }))
  await screen.findByText('2 requests updated')
  expect(getLastVariables(gateway, 'ChangeRequestStatuses')).toEqual({ ids: ['a', 'b'], status: 'closed' })
})

test('a failed bulk action is reported beside it', async () => {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({ ChangeRequestStatuses: buildGatewayError('BUSY') })
  const { user } = renderBulkActions(gateway)
  await changeStatus(user, 'Eligible')
  await getBulkActions().findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to update 2 requests')
})

test('a status that warns asks before, and a failure is reported in its dialog', async () => {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({ ChangeRequestStatuses: buildGatewayError('BUSY') })
  const { user } = renderBulkActions(gateway)
  await changeStatus(user, 'Withdrawn')
  const question = await findDialog('Change status of 2 requests to Withdrawn?')
  expect(gateway.countRequests('ChangeRequestStatuses')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Change to Withdrawn' }))
  await question.findByText('The server is busy. Try again in a moment.')
  await screen.findByText('Failed to update 2 requests')
})

test('selected requests are assigned to an active colleague, or unassigned', async () => {
  const gateway = createQueueGateway(twoRequests, { staffMembers: exampleStaff })
  gateway.respondWith({ AssignRequests: { result: { updated: twoRequests, rejected: [] } } })
  const { user } = renderBulkActions(gateway)
  const choice = await screen.findByLabelText('Assign to')
  await user.click(choice)
  const list = within(document.getElementById(choice.getAttribute('aria-controls')!)!)
  await list.findByRole('option', { name: 'Ida Brandt' })
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Assign to',
    'Ada Admin (me)',
    'Ida Brandt',
    'Unassigned',
  ])
  await user.click(list.getByRole('option', { name: 'Unassigned' }))
  await user.click(getBulkActions().getByRole('button', { name: 'Assign' }))
  await screen.findByText('2 requests assigned')
  expect(getLastVariables(gateway, 'AssignRequests')).toEqual({ ids: ['a', 'b'], assigneeId: null })
})

const view = {
  __typename: 'SavedView',
  id: 'v',
  name: 'Mine, urgent',
  query: 'assignee=me&urgency=High',
  isShared: false,
  ownerName: null,
  isOwn: true,
  isEditable: true,
}

const viewActions = <ViewActions savedView={view} newQuery={null} isFailed={false} />

test('saved views are tabs, and the open one is selected in any parameter order', async () => {
  const { user, getAddress } = renderQueue(
    createQueueGateway(twoRequests, { views: [view] }),
    '?urgency=High&assignee=me&page=2',
  )
  const tab = await screen.findByRole('tab', { name: 'Mine, urgent', selected: true })
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'All requests' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid'))
  await user.click(tab)
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid?assignee=me&urgency=High'))
})

test('the filters are saved as a view, and errors are shown at the field', async () => {
  const gateway = createQueueGateway([])
  const fields = { name: 'You have a view of this name already' }
  gateway.respondWith({ SaveView: buildGatewayError('BAD_USER_INPUT', { fields }) })
  const part = <ViewActions savedView={undefined} newQuery="urgency=High" isFailed={false} />
  const { user } = renderPart(part, gateway)
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = await findDialog('Save this view')
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  await save()
  await dialog.findByText('Enter a name')
  expect(gateway.countRequests('SaveView')).toBe(0)
  enter(dialog.getByLabelText('Name'), 'Urgent')
  await save()
  await dialog.findByText('You have a view of this name already')
  gateway.respondWith({ SaveView: { view } })
  await save()
  await screen.findByText('View created successfully')
  expect(getLastVariables(gateway, 'SaveView')).toEqual({ name: 'Urgent', query: 'urgency=High' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the active view is renamed and deleted', async () => {
  const gateway = createQueueGateway([])
  gateway.respondWith({ RenameView: { view }, DeleteView: { view } })
  const { user } = renderPart(viewActions, gateway)
  const chooseInMenu = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit view' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await chooseInMenu('Rename view')
  const dialog = await findDialog('Rename view')
  enter(dialog.getByLabelText('Name'), 'Mine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('View updated successfully')
  expect(getLastVariables(gateway, 'RenameView')).toEqual({ id: 'v', name: 'Mine' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await chooseInMenu('Delete view')
  const question = await findDialog('Delete view')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('View deleted successfully')
  expect(getLastVariables(gateway, 'DeleteView')).toEqual({ id: 'v' })
})

test('a view is shared with colleagues, and no longer', async () => {
  const gateway = createQueueGateway([])
  gateway.respondWith({ ShareView: { view } })
  const { user } = renderPart(viewActions, gateway)
  await user.click(await screen.findByRole('button', { name: 'Edit view' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share view' }))
  await screen.findByText('View shared with everybody who works on requests')
  expect(getLastVariables(gateway, 'ShareView')).toEqual({ id: 'v', isShared: true })
})

test('a view that a colleague shares says whose it is, and is theirs to change', async () => {
  const shared = { ...view, isShared: true, ownerName: 'Ida Brandt', isOwn: false, isEditable: false }
  renderQueue(createQueueGateway(twoRequests, { views: [shared] }), `?${view.query}`)
  await screen.findByRole('tab', { name: 'Mine, urgent, by Ida Brandt' })
  expect(screen.queryByRole('button', { name: 'Edit view' })).toBeNull()
})

test('the views that everybody has are tabs with their counts, and ask the service for what they say', async () => {
  const gateway = createQueueGateway(twoRequests, {
    readyViewCounts: [{ view: 'overdue', count: 1200 }],
  })
  const { user, getAddress } = renderQueue(gateway)
  const views = within(await screen.findByRole('tablist', { name: 'Views' }))
  views.getByRole('tab', { name: 'All requests', selected: true })
  const overdue = await views.findByRole('tab', { name: 'Overdue (1,200)' })
  await user.click(overdue)
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid?view=overdue'))
  await waitFor(() =>
    expect(getLastVariables(gateway, 'RequestQueue').page).toMatchObject({
      filters: [{ column: 'view', value: 'overdue' }],
    }),
  )
  expect(overdue.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel').id).toBe(overdue.getAttribute('aria-controls'))
  screen.getByRole('heading', { level: 2, name: 'Overdue' })
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
})

test('what is searched for is asked, and stays out of the address', async () => {
  const gateway = createQueueGateway(twoRequests)
  const { getAddress } = renderQueue(gateway, '?q=LA-B&status=new')
  const search = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(search.value).toBe('LA-B')
  enter(search, 'LA-BB')
  await waitFor(() =>
    expect(getLastVariables(gateway, 'RequestQueue').page).toMatchObject({ search: 'LA-BB' }),
  )
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid?status=new'))
})

test('columns and density are chosen beside their button, and remembered', async () => {
  onTestFinished(() => localStorage.clear())
  const { user, unmount } = renderQueue(createQueueGateway(twoRequests))
  await screen.findByRole('table')
  // Too much for a desk of 1280 px: for who wants to see it.
  expect(screen.queryByRole('columnheader', { name: 'Documents' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns and density' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Documents' }))
  await user.click(screen.getByRole('checkbox', { name: 'Unread' }))
  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  screen.getByRole('columnheader', { name: 'Documents' })
  expect(screen.queryByRole('columnheader', { name: 'Unread' })).toBeNull()
  unmount()
  renderQueue(createQueueGateway(twoRequests))
  await screen.findByRole('table')
  screen.getByRole('columnheader', { name: 'Documents' })
  expect(screen.queryByRole('columnheader', { name: 'Unread' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns and density' }))
  expect(await screen.findByRole('radio', { name: 'Compact' })).toHaveProperty('checked', true)
})

test('on a phone each request is a card, its urgency first, with the same actions', async () => {
  usePhone()
  const gateway = createQueueGateway(twoRequests)
  const { user, getAddress } = renderQueue(gateway)
  const cards = within(await screen.findByRole('list', { name: 'Legal aid requests' }))
  expect(screen.queryByRole('table')).toBeNull()
  const [first] = cards.getAllByRole('listitem')
  expect(first!.textContent).toMatch(/^LA-AAAA-1111UrgencyEmergency/)
  within(first!).getByRole('button', { name: 'Preview LA-AAAA-1111' })
  within(first!).getByRole('button', { name: 'Assign LA-AAAA-1111 to me' })
  await user.click(await selectAll())
  getBulkActions().getByText('2 selected')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Received, descending')
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid?sort=receivedAt&order=down'))
})
