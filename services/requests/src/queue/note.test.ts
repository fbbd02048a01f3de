import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { Mail } from '../mails/mail.ts'
import { sentAndCleared as sent } from '../testing/cleared.ts'
import { done } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'
import { StoredNote } from './note.ts'

type Opened = { notes: { who: string; text: string }[]; messages: object[]; timeline: { action: string }[] }

const fields = '{ notes { who text } messages { text } timeline { action } }'
const noting = `mutation ($id: ID!, $text: String!) { noteOnRequest(id: $id, text: $text) ${fields} }`
const opening = `query ($id: ID!) { openLegalAidRequest(id: $id) ${fields} }`

const noted = async (inbox: Subgraph, id: string, text: string) =>
  (await inbox.asAdministrator<{ noteOnRequest: Opened }>(noting, { id, text })).noteOnRequest

test('notes are read oldest first by whoever opens the request, and are no messages', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  await noted(inbox, id, 'Sounds like a lockout.')
  const { notes, messages, timeline } = await noted(inbox, id, 'Ask for the lease.\nBoth pages.')
  const both = [
    { who: 'Ruth Abernathy', text: 'Sounds like a lockout.' },
    { who: 'Ruth Abernathy', text: 'Ask for the lease.\nBoth pages.' },
  ]
  expect({ notes, messages }).toEqual({ notes: both, messages: [] })
  expect(timeline.at(-1)).toEqual({ action: 'made a note' })
  const { openLegalAidRequest } = await inbox.asAdministrator<{ openLegalAidRequest: Opened }>(opening, {
    id,
  })
  expect(openLegalAidRequest.notes).toEqual(both)
})

test('a note is sealed, and neither its applicant nor a mail ever tells of it', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await done(inbox, 'mail', { pass, wanted: true })
  const mails = await inbox.em().count(Mail)
  await noted(inbox, id, 'Sounds like a lockout.')
  expect(JSON.stringify(await inbox.em().find(StoredNote, {}))).not.toContain('lockout')
  expect(JSON.stringify(await done(inbox, 'look', { pass }))).not.toMatch(/lockout|Ruth/)
  expect(await inbox.em().count(Mail)).toBe(mails)
})

test('a note is no answer: what was promised stays promised', async () => {
  const inbox = await theInbox()
  const { id, reviewBy } = await sent(inbox)
  await noted(inbox, id, 'Later.')
  const { requestQueue } = await inbox.asAdministrator<{ requestQueue: { items: object[] } }>(
    '{ requestQueue(page: {}) { items { nextPromise } } }',
  )
  expect(requestQueue.items).toEqual([{ nextPromise: reviewBy }])
})

test('notes go when their request is erased, and none is made from then on', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await noted(inbox, id, 'Sounds like a lockout.')
  await done(inbox, 'erase', { pass })
  expect(await inbox.em().count(StoredNote)).toBe(0)
  const asking = { token: inbox.token }
  expect(await inbox.refusal(noting, { id, text: 'More' }, asking)).toMatchObject({ code: 'CONFLICT' })
})

test.each([
  ['blank', ' ', 'Enter your note'],
  ['too long', 'n'.repeat(5001), 'Your note must be 5,000 characters or fewer'],
])('a note that is %s is refused', async (_, text, words) => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const refusal = await inbox.refusal(noting, { id, text }, { token: inbox.token })
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { text: words } })
})
