// The preview beside the queue, and the keyboard shortcuts.

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDialog } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { createQueueGateway, renderQueue, twoRequests } from '../testing/request-queue.ts'
import { buildConflictCheck, buildRequestDetails, defaultResponses } from '../testing/requests.ts'

/** A queue whose requests can be opened. */
function createOpenQueue(details = buildRequestDetails()) {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({ OpenLegalAidRequest: { details } })
  return gateway
}
const getPreview = (reference: string) =>
  within(screen.getByRole('region', { name: `Preview of ${reference}` }))
const locked = buildConflictCheck({ isLocked: true, outcome: null })
const openPreview = () => screen.findByRole('button', { name: 'Preview LA-AAAA-1111' })

test('a preview is read as the request is opened, and leads to the next and the one before', async () => {
  const gateway = createOpenQueue()
  const { user } = renderQueue(gateway)
  await user.click(await openPreview())
  const first = getPreview('LA-AAAA-1111')
  expect(document.activeElement).toBe(first.getByRole('heading', { name: 'Preview of LA-AAAA-1111' }))
  await first.findByText('My landlord changed the lock.')
  first.getByText('Unread messages')
  expect(getLastVariables(gateway, 'OpenLegalAidRequest')).toEqual({ id: 'a' })
  expect(first.getByRole('button', { name: 'Previous request' })).toHaveProperty('disabled', true)
  await user.click(first.getByRole('button', { name: 'Next request' }))
  const second = getPreview('LA-BBBB-2222')
  await second.findByText('My landlord changed the lock.')
  expect(getLastVariables(gateway, 'OpenLegalAidRequest')).toEqual({ id: 'b' })
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(2)
  expect(second.getByRole('link', { name: 'Open request' }).getAttribute('href')).toBe('/admin/legal-aid/b')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: /^Preview/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'LA-BBBB-2222' }))
})

test('a locked request shows its conflict check, and nothing that it holds', async () => {
  const gateway = createOpenQueue(buildRequestDetails({ conflicts: locked, description: null }))
  const { user } = renderQueue(gateway)
  await user.click(await openPreview())
  await getPreview('LA-AAAA-1111').findByText('Conflict check required')
  expect(screen.queryByRole('heading', { name: 'What happened' })).toBeNull()
  // The head of the preview has it: a second one would only be another way to the same.
  expect(screen.getAllByRole('button', { name: 'Assign to me' })).toHaveLength(1)
})

test('Escape closes a dialog over the preview, and leaves the preview', async () => {
  const { user } = renderQueue(createOpenQueue(buildRequestDetails({ conflicts: locked })))
  await user.click(await openPreview())
  await user.click(await screen.findByRole('button', { name: 'Add party' }))
  await user.type(await (await findDialog('Add party')).findByLabelText('Name'), '{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  getPreview('LA-AAAA-1111')
})

test('keys move through the list, preview, assign and open', async () => {
  const gateway = createOpenQueue()
  gateway.respondWith({
    ...defaultResponses,
    AssignRequest: {
      request: { ...twoRequests[1], assigneeId: '1', assigneeName: 'Ada', isUndoable: true },
    },
  })
  const { user, getAddress } = renderQueue(gateway)
  await screen.findByRole('table')
  await user.keyboard('jj')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'LA-BBBB-2222' }))
  await user.keyboard('k')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'LA-AAAA-1111' }))
  await user.keyboard('n')
  await getPreview('LA-AAAA-1111').findByText('My landlord changed the lock.')
  await user.keyboard('n')
  await getPreview('LA-BBBB-2222').findByText('My landlord changed the lock.')
  await user.keyboard('a')
  await screen.findByText('Request assigned to you')
  const variables = { id: 'b', assigneeId: '1', expectedAssigneeId: null }
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual(variables)
  await user.keyboard('o')
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid/b'))
})

test('x selects the request, b leads to what is done with the selected ones, and ? lists the keys', async () => {
  const { user } = renderQueue(createOpenQueue())
  await screen.findByRole('table')
  await user.keyboard('jxjx')
  await screen.findByText('2 selected')
  await user.keyboard('kx')
  await screen.findByText('1 selected')
  await user.keyboard('b')
  expect(document.activeElement).toBe(screen.getByLabelText('Change status to'))
  screen.getByRole('link', { name: 'LA-AAAA-1111' }).focus()
  await user.keyboard('?')
  const dialog = await findDialog('Keyboard shortcuts')
  expect(dialog.getAllByText(/^.$/, { selector: 'kbd' }).map((key) => key.textContent)).toEqual([
    ...['j', 'k', 'o', 'a', 'x', 'b', 'n', '/', 'u', '?'],
  ])
})

test('the search has the focus at /, where keys are letters', async () => {
  const { user } = renderQueue(createOpenQueue())
  await screen.findByRole('table')
  await user.keyboard('/jn?')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search by reference' }))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jn?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('region', { name: /^Preview/ })).toBeNull()
})
