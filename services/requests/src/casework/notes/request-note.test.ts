import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { performAsApplicant } from '../../testing/applicant.ts'
import { startWithClearedRequest } from '../../testing/conflict-checks.ts'
import { openRequest } from '../../testing/staff.ts'
import { requestNote } from './request-note.entity.ts'

type OpenedRequestData = {
  notes: { author: string; text: string }[]
  messages: object[]
  timeline: { action: string }[]
}

const noteMutation = `mutation ($id: ID!, $text: String!) { addRequestNote(id: $id, text: $text) {
  notes { author text } messages { text } timeline { action }
} }`

const addNote = (inbox: Subgraph, id: string, text: string) =>
  inbox.readAsAdministrator<OpenedRequestData>(noteMutation, { id, text })

test('notes are read oldest first by whoever opens the request, and are no messages', async () => {
  const { inbox, id } = await startWithClearedRequest()
  await addNote(inbox, id, 'Sounds like a lockout.')
  const { notes, messages, timeline } = await addNote(inbox, id, 'Ask for the lease.\nBoth pages.')
  const both = [
    { author: 'Ruth Abernathy', text: 'Sounds like a lockout.' },
    { author: 'Ruth Abernathy', text: 'Ask for the lease.\nBoth pages.' },
  ]
  expect({ notes, messages }).toEqual({ notes: both, messages: [] })
  expect(timeline.at(-1)).toEqual({ action: 'made a note' })
  expect(await openRequest(inbox, id, 'notes { author text }')).toEqual({ notes: both })
})

test('neither the applicant nor an email ever has a note', async () => {
  const { inbox, id, accessToken } = await startWithClearedRequest()
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: true })
  const emails = await inbox.em().count(OutboxEmail)
  await addNote(inbox, id, 'Sounds like a lockout.')
  expect(JSON.stringify(await performAsApplicant(inbox, 'look', { accessToken }))).not.toMatch(/lockout|Ruth/)
  expect(await inbox.em().count(OutboxEmail)).toBe(emails)
})

test('a note is no review: the request is still due', async () => {
  const { inbox, id, reviewDueAt } = await startWithClearedRequest()
  await addNote(inbox, id, 'Later.')
  const requestQueue = await inbox.readAsAdministrator<{ items: object[] }>(
    '{ requestQueue(page: {}) { items { nextDueAt } } }',
  )
  expect(requestQueue.items).toEqual([{ nextDueAt: reviewDueAt }])
})

test.each([
  ['blank', ' ', 'Enter your note'],
  ['too long', 'n'.repeat(5001), 'Your note must be 5,000 characters or fewer'],
])('a note that is %s is refused', (_, text, message) => {
  expect(requestNote.safeParse({ text }).error!.issues).toMatchObject([{ path: ['text'], message }])
})
