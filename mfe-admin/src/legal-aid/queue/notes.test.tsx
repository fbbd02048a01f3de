// The assignment, deadline and internal notes on the request screen.
import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../../testing/render-at.ts'
import { exampleStaff } from '../../testing/request-queue.ts'
import { buildRequestDetails, buildRequestSummary, defaultResponses } from '../../testing/requests.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'

const createGateway = (overrides: Partial<RequestDetailsFragment> = {}) =>
  createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: { details: buildRequestDetails(overrides) } })
const renderAt = (gateway = createGateway()) => renderAsAdministrator('/admin/legal-aid/1', gateway)
const getSection = async (name: string) => within(await screen.findByRole('region', { name }))

const buildAssignment = (assigneeId: string, name: string | null) => ({
  request: { __typename: 'LegalAidRequest', id: '1', assigneeId, assigneeName: name },
})

test('an unassigned request is assigned with one press, without another access', async () => {
  const gateway = createGateway()
  gateway.respondWith({ AssignRequest: buildAssignment('1', 'Ada Admin') })
  const { user } = renderAt(gateway)
  const card = await getSection('Assignment')
  card.getByText('Unassigned')
  card.getByText(/^due Mar 7, 2099$/)
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('Ada Admin (me)')
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual({
    id: '1',
    assigneeId: '1',
    expectedAssigneeId: null,
  })
  expect(card.queryByRole('button', { name: 'Assign to me' })).toBeNull()
  const head = screen.getByRole('heading', { name: 'Assignment' })
  await waitFor(() => expect(document.activeElement).toBe(head))
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})

test('a request is assigned to a colleague', async () => {
  const gateway = createGateway({
    request: buildRequestSummary({ assigneeId: '1', assigneeName: 'Ada Admin' }),
  })
  gateway.respondWith({
    StaffMembers: { staffMembers: exampleStaff, absences: [] },
    AssignRequest: buildAssignment('2', 'Ida Brandt'),
  })
  const { user } = renderAt(gateway)
  const card = await getSection('Assignment')
  await user.click(card.getByRole('button', { name: 'Assign to somebody else' }))
  const choice = card.getByLabelText('Assign to')
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'Ida Brandt' }))
  await user.click(card.getByRole('button', { name: 'Assign' }))
  await card.findByText('Ida Brandt')
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual({
    id: '1',
    assigneeId: '2',
    expectedAssigneeId: '1',
  })
})

test('after a conflict the assignment can be overridden', async () => {
  const gateway = createGateway()
  const detail = 'It has been assigned to Ida Brandt in the meantime'
  gateway.respondWith({ AssignRequest: buildGatewayError('CONFLICT', { detail }) })
  const { user } = renderAt(gateway)
  const card = await getSection('Assignment')
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText(detail)
  gateway.respondWith({ AssignRequest: buildAssignment('1', 'Ada Admin') })
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('Ada Admin (me)')
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual({ id: '1', assigneeId: '1' })
})

test('after an error the assignment stays', async () => {
  const gateway = createGateway()
  gateway.respondWith({ AssignRequest: buildGatewayError('BUSY') })
  const { user } = renderAt(gateway)
  const card = await getSection('Assignment')
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('The server is busy. Try again in a moment.')
  card.getByText('Unassigned')
})

const note = {
  id: '1',
  writtenAt: '2099-03-06T15:00:00.000Z',
  author: 'Ida Brandt',
  text: 'Sounds like a lockout.',
}

test('notes show who sees them, and are separate from messages', async () => {
  const { user } = renderAt(createGateway({ notes: [note] }))
  const notes = await getSection('Internal notes')
  notes.getByText('Visible to staff only.')
  expect(notes.getByRole('listitem').textContent).toBe(
    'Ida Brandt, Mar 6, 2099, 10:00 AMSounds like a lockout.',
  )
  await user.click(screen.getByRole('tab', { name: 'Messages' }))
  const messages = await getSection('Messages')
  expect(messages.queryByText('Sounds like a lockout.')).toBeNull()
})

test('a note is added in place, without another access', async () => {
  const gateway = createGateway()
  gateway.respondWith({ AddRequestNote: { details: buildRequestDetails({ notes: [note] }) } })
  const { user } = renderAt(gateway)
  const notes = await getSection('Internal notes')
  notes.getByText('No notes yet.')
  const field = notes.getByLabelText<HTMLTextAreaElement>('Add a note')
  await user.type(field, 'Sounds like a lockout.')
  await user.click(notes.getByRole('button', { name: 'Add note' }))
  await screen.findByText('Note added')
  expect(getLastVariables(gateway, 'AddRequestNote')).toEqual({ id: '1', text: 'Sounds like a lockout.' })
  notes.getByText('Sounds like a lockout.', { selector: 'p' })
  expect(field.value).toBe('')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})
