// The preview beside the queue, and the keyboard shortcuts.
import { buildGatewayError, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderPart } from '../testing/render-part.tsx'
import { createQueueGateway } from '../testing/request-queue.ts'
import {
  buildConflictCheck,
  buildRequestDetails,
  buildRequestSummary,
  defaultResponses,
} from '../testing/requests.ts'
import LegalAid from './LegalAid.tsx'

const twoRequests = [
  buildRequestSummary({ id: 'a', reference: 'LA-AAAA-1111' }),
  buildRequestSummary({ id: 'b', reference: 'LA-BBBB-2222' }),
]

/** A queue whose requests can be opened. */
function createOpenQueue(details = buildRequestDetails()) {
  const gateway = createQueueGateway(twoRequests)
  gateway.respondWith({ OpenLegalAidRequest: { details } })
  return gateway
}
const renderQueue = (gateway: FakeGateway) => renderPart(<LegalAid />, gateway, { path: '/admin/legal-aid' })
const getPreview = (reference: string) =>
  within(screen.getByRole('region', { name: `Preview of ${reference}` }))
const openPreview = () => screen.findByRole('button', { name: 'Preview LA-AAAA-1111' })

test('a preview is read as the request is opened, and leads to the next and the one before', async () => {
  const gateway = createOpenQueue()
  const { user } = renderQueue(gateway)
  await user.click(await openPreview())
  const first = getPreview('LA-AAAA-1111')
  expect(document.activeElement).toBe(first.getByRole('heading', { name: 'Preview of LA-AAAA-1111' }))
  await first.findByText('My landlord changed the lock.')
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
  const conflicts = buildConflictCheck({ isLocked: true, outcome: null })
  const gateway = createOpenQueue(buildRequestDetails({ conflicts, description: null }))
  const { user } = renderQueue(gateway)
  await user.click(await openPreview())
  await getPreview('LA-AAAA-1111').findByText('Conflict check required')
  expect(screen.queryByRole('heading', { name: 'What happened' })).toBeNull()
  // The head of the preview has it: a second one would only be another way to the same.
  expect(screen.getAllByRole('button', { name: 'Assign to me' })).toHaveLength(1)
})

test('where a colleague works on a request, its preview asks for a reason', async () => {
  const gateway = createOpenQueue()
  const fields = { reason: 'Ida Brandt works on this request. Say why you open it' }
  gateway.respondWith({ OpenLegalAidRequest: buildGatewayError('BAD_USER_INPUT', { fields }) })
  const { user } = renderQueue(gateway)
  await user.click(await openPreview())
  await screen.findByRole('dialog', { name: 'Why are you opening this request?' })
  expect(screen.queryByText('My landlord changed the lock.')).toBeNull()
})

test('keys move through the list, preview, assign and open', async () => {
  const gateway = createOpenQueue()
  gateway.respondWith({
    ...defaultResponses,
    AssignRequest: {
      request: {
        __typename: 'LegalAidRequest',
        id: 'b',
        assigneeId: '1',
        assigneeName: 'Ada',
        isUndoable: true,
      },
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
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual({
    id: 'b',
    assigneeId: '1',
    expectedAssigneeId: null,
  })
  await user.keyboard('o')
  await waitFor(() => expect(getAddress()).toBe('/admin/legal-aid/b'))
})

test('x selects the request and b leads to what is done with the selected ones', async () => {
  const { user } = renderQueue(createOpenQueue())
  await screen.findByRole('table')
  await user.keyboard('jxjx')
  await screen.findByText('2 selected')
  await user.keyboard('kx')
  await screen.findByText('1 selected')
  await user.keyboard('b')
  expect(document.activeElement).toBe(screen.getByLabelText('Change status to'))
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

test('the keys are listed at ?', async () => {
  const { user } = renderQueue(createOpenQueue())
  await screen.findByRole('table')
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getAllByText(/^.$/, { selector: 'kbd' }).map((key) => key.textContent)).toEqual([
    ...['j', 'k', 'o', 'a', 'x', 'b', 'n', '/', 'u', '?'],
  ])
})
