// The assignment, deadline and internal notes of a request.

import { buildGatewayError } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findRegion } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderRequestPart } from '../testing/render-part.tsx'
import { exampleStaff } from '../testing/request-queue.ts'
import { buildRequestDetails, buildRequestSummary } from '../testing/requests.ts'
import { Notes } from './Notes.tsx'
import { Assignee } from './queue/Assignee.tsx'

const buildAssignment = (assigneeId: string, name: string | null) => ({
  request: { __typename: 'LegalAidRequest', id: '1', assigneeId, assigneeName: name },
})

test('an unassigned request is assigned with one press, without another access', async () => {
  const { user, gateway } = renderRequestPart(
    <Assignee />,
    {},
    { AssignRequest: buildAssignment('1', 'Ada Admin') },
  )
  const card = await findRegion('Assignment')
  card.getByText('Unassigned')
  card.getByText(/^due Mar 7, 2099$/)
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('Ada Admin (me)')
  const variables = { id: '1', assigneeId: '1', expectedAssigneeId: null }
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual(variables)
  expect(card.queryByRole('button', { name: 'Assign to me' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Assignment' }))
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})

test('a request is assigned to a colleague', async () => {
  const request = buildRequestSummary({ assigneeId: '1', assigneeName: 'Ada Admin' })
  const { user, gateway } = renderRequestPart(
    <Assignee />,
    { request },
    {
      StaffMembers: { staffMembers: exampleStaff, absences: [] },
      AssignRequest: buildAssignment('2', 'Ida Brandt'),
    },
  )
  const card = await findRegion('Assignment')
  await user.click(card.getByRole('button', { name: 'Assign to somebody else' }))
  await user.click(card.getByLabelText('Assign to'))
  await user.click(await screen.findByRole('option', { name: 'Ida Brandt' }))
  await user.click(card.getByRole('button', { name: 'Assign' }))
  await card.findByText('Ida Brandt')
  const variables = { id: '1', assigneeId: '2', expectedAssigneeId: '1' }
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual(variables)
})

test('after a conflict the assignment stays, and can be overridden', async () => {
  const detail = 'It has been assigned to Ida Brandt in the meantime'
  const { user, gateway } = renderRequestPart(
    <Assignee />,
    {},
    { AssignRequest: buildGatewayError('CONFLICT', { detail }) },
  )
  const card = await findRegion('Assignment')
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText(detail)
  card.getByText('Unassigned')
  gateway.respondWith({ AssignRequest: buildAssignment('1', 'Ada Admin') })
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('Ada Admin (me)')
  expect(getLastVariables(gateway, 'AssignRequest')).toEqual({ id: '1', assigneeId: '1' })
})

test('a note is added in place, without another access, and says who sees it', async () => {
  const note = { id: '1', writtenAt: '2099-03-06T15:00:00.000Z', author: 'Ida Brandt', text: 'A lockout.' }
  const { user, gateway } = renderRequestPart(
    <Notes />,
    {},
    { AddRequestNote: { details: buildRequestDetails({ notes: [note] }) } },
  )
  const notes = await findRegion('Internal notes')
  notes.getByText('Visible to staff only.')
  notes.getByText('No notes yet.')
  const field = notes.getByLabelText<HTMLTextAreaElement>('Add a note')
  enter(field, 'A lockout.')
  await user.click(notes.getByRole('button', { name: 'Add note' }))
  await screen.findByText('Note added')
  expect(getLastVariables(gateway, 'AddRequestNote')).toEqual({ id: '1', text: 'A lockout.' })
  expect(notes.getByRole('listitem').textContent).toBe('Ida Brandt, Mar 6, 2099, 10:00 AMA lockout.')
  expect(field.value).toBe('')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
})
