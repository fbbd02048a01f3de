// What a request's page shows of the queue: who works on it, what is promised next, and what the office noted.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../../testing/at.ts'
import { sentWith } from '../../testing/managed.ts'
import { someColleagues } from '../../testing/queue.ts'
import { aHeadline, anOpened, besides } from '../../testing/requests.ts'
import type { Opened } from '../documents.ts'

const opening = (given: Partial<Opened> = {}) =>
  fakeGateway({ ...besides, OpenLegalAidRequest: { opened: anOpened(given) } })
const at = (gateway = opening()) => asAdministrator('/admin/legal-aid/1', gateway)
const part = async (name: string) => within(await screen.findByRole('region', { name }))

const given = (to: string, name: string | null) => ({
  request: { __typename: 'LegalAidRequest', id: '1', assigneeId: to, assigneeName: name },
})

test('a request that nobody has is mine with one press, without another opening', async () => {
  const gateway = opening()
  gateway.answer({ AssignRequest: given('1', 'Ada Admin') })
  const { user } = at(gateway)
  const card = await part('Who works on it')
  card.getByText('Nobody yet')
  card.getByText(/^due Mar 7, 2099$/)
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('Ada Admin (me)')
  expect(sentWith(gateway, 'AssignRequest')).toEqual({ id: '1', to: '1', from: null })
  expect(card.queryByRole('button', { name: 'Assign to me' })).toBeNull()
  const head = screen.getByRole('heading', { name: 'Who works on it' })
  await waitFor(() => expect(document.activeElement).toBe(head))
  expect(gateway.times('OpenLegalAidRequest')).toBe(1)
})

test('a request is given to a colleague', async () => {
  const gateway = opening({ request: aHeadline({ assigneeId: '1', assigneeName: 'Ada Admin' }) })
  gateway.answer({ Colleagues: { colleagues: someColleagues }, AssignRequest: given('2', 'Ida Brandt') })
  const { user } = at(gateway)
  const card = await part('Who works on it')
  await user.click(card.getByRole('button', { name: 'Assign to somebody else' }))
  const choice = card.getByLabelText('Assign to')
  await within(choice).findByRole('option', { name: 'Ida Brandt' })
  await user.selectOptions(choice, 'Ida Brandt')
  await user.click(card.getByRole('button', { name: 'Assign' }))
  await card.findByText('Ida Brandt')
  expect(sentWith(gateway, 'AssignRequest')).toEqual({ id: '1', to: '2', from: '1' })
})

test('who is told that a colleague has taken it meanwhile may still take it, knowing that', async () => {
  const gateway = opening()
  const detail = 'It has been assigned to Ida Brandt in the meantime'
  gateway.answer({ AssignRequest: refused('CONFLICT', { detail }) })
  const { user } = at(gateway)
  const card = await part('Who works on it')
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText(detail)
  gateway.answer({ AssignRequest: given('1', 'Ada Admin') })
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('Ada Admin (me)')
  expect(sentWith(gateway, 'AssignRequest')).toEqual({ id: '1', to: '1' })
})

test('a request that cannot be given away stays with whoever has it', async () => {
  const gateway = opening()
  gateway.answer({ AssignRequest: refused('BUSY') })
  const { user } = at(gateway)
  const card = await part('Who works on it')
  await user.click(card.getByRole('button', { name: 'Assign to me' }))
  await card.findByText('The server is busy. Try again in a moment.')
  card.getByText('Nobody yet')
})

const note = { id: '1', at: '2099-03-06T15:00:00.000Z', who: 'Ida Brandt', text: 'Sounds like a lockout.' }

test('notes say who sees them, and are told apart from messages', async () => {
  at(opening({ notes: [note] }))
  const notes = await part('Internal notes')
  notes.getByText('Only the office sees these.')
  expect(notes.getByRole('listitem').textContent).toBe(
    'Ida Brandt, Mar 6, 2099, 10:00 AMSounds like a lockout.',
  )
  const messages = await part('Messages')
  expect(messages.queryByText('Sounds like a lockout.')).toBeNull()
})

test('a note is added in place, without another opening', async () => {
  const gateway = opening()
  gateway.answer({ NoteOnRequest: { opened: anOpened({ notes: [note] }) } })
  const { user } = at(gateway)
  const notes = await part('Internal notes')
  notes.getByText('No notes yet.')
  const field = notes.getByLabelText<HTMLTextAreaElement>('Add a note')
  await user.type(field, 'Sounds like a lockout.')
  await user.click(notes.getByRole('button', { name: 'Add note' }))
  await screen.findByText('Note added')
  expect(sentWith(gateway, 'NoteOnRequest')).toEqual({ id: '1', text: 'Sounds like a lockout.' })
  notes.getByText('Sounds like a lockout.', { selector: 'p' })
  expect(field.value).toBe('')
  expect(gateway.times('OpenLegalAidRequest')).toBe(1)
})

test('a note that is refused stays as typed', async () => {
  const gateway = opening()
  const fields = { text: 'Your note must be 5,000 characters or fewer' }
  gateway.answer({ NoteOnRequest: refused('BAD_USER_INPUT', { fields }) })
  const { user } = at(gateway)
  const notes = await part('Internal notes')
  await user.type(notes.getByLabelText('Add a note'), 'Long')
  await user.click(notes.getByRole('button', { name: 'Add note' }))
  await notes.findByText('Your note must be 5,000 characters or fewer')
  expect(notes.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Long')
})
