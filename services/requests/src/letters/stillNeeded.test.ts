import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import type { Status } from '../legal-aid-requests/legal-aid-request.moves.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { mailsIn } from '../testing/mailsIn.ts'
import { done, sent, toDo } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

const asking = `mutation ($id: ID!, $letter: LetterInput!) {
  askBeforeClosing(id: $id, letter: $letter) { request { status } }
}`
const closing = `mutation ($id: ID!, $letter: LetterInput) {
  moveLegalAidRequest(id: $id, to: "closed", letter: $letter) { request { status } }
}`
const letter = { subject: 'Do you still need help?', text: 'Please tell us.' }
const aDay = 86_400_000

/** An inbox with a request that stands there, of which its applicant was asked. */
async function asked(status: Status, { mailed = false } = {}) {
  const inbox = await theInbox()
  const receipt = await sent(inbox)
  if (mailed) await done(inbox, 'mail', { pass: receipt.pass, wanted: true })
  await standAt(inbox, receipt.id, status)
  await inbox.asAdministrator(asking, { id: receipt.id, letter })
  return { inbox, ...receipt, by: { token: inbox.token } }
}

const standAt = (inbox: Subgraph, id: string, status: Status) =>
  inbox.em().nativeUpdate(LegalAidRequest, { id }, { status, movedAt: new Date() })

test('whoever is asked finds the question on the status page, and by when to answer', async () => {
  const { inbox, pass } = await asked('info_needed')
  const { status, answerBy, messages } = await done(inbox, 'look', { pass })
  expect({ status, messages }).toMatchObject({
    status: 'info_needed',
    messages: [{ from: 'office', text: 'Do you still need help?\n\nPlease tell us.' }],
  })
  const days = (new Date(answerBy!).getTime() - Date.now()) / aDay
  expect(days).toBeGreaterThan(13.9)
  expect(days).toBeLessThanOrEqual(14)
})

test('who wants mails is mailed that there is a question, and nothing of it', async () => {
  const { inbox, reference } = await asked('info_needed', { mailed: true })
  const mail = (await mailsIn(inbox)).find(({ kind }) => kind === 'stillNeeded')!
  expect(mail).toMatchObject({ to: 'ana@example.org', subject: `A question for you (${reference})` })
  expect(mail.text).not.toMatch(/still need|legal|attorney|clos/i)
})

test('who does not want mails gets none', async () => {
  const { inbox } = await asked('info_needed')
  expect(await mailsIn(inbox)).toEqual([])
})

test.each([
  ['info_needed', 'in_review'],
  ['matched', 'matched'],
] as const)('yes: a request that stands at %s stands at %s from then on', async (status, then) => {
  const { inbox, pass, id } = await asked(status)
  const said = await done(inbox, 'answer', { pass, stillNeeded: true })
  expect(said).toMatchObject({ status: then, answerBy: null })
  expect(await inbox.em().find(Activity, { itemId: id, who: 'Applicant' })).toMatchObject([
    { action: 'still needs help' },
  ])
})

test('no: the request is closed, and saying so twice changes nothing', async () => {
  const { inbox, pass } = await asked('matched')
  for (const _ of [1, 2])
    expect(await done(inbox, 'answer', { pass, stillNeeded: false })).toMatchObject({ status: 'closed' })
  expect(await inbox.em().count(Activity, { action: 'let us close' })).toBe(1)
})

test('nobody can answer what nobody has asked', async () => {
  const inbox = await theInbox()
  const { pass } = await sent(inbox)
  for (const stillNeeded of [true, false])
    expect(await inbox.refusal(toDo.answer, { pass, stillNeeded })).toMatchObject({ code: 'CONFLICT' })
})

test('without an answer it may be closed after fourteen days, and not before, and never by itself', async () => {
  const { inbox, id, by } = await asked('matched')
  const askedAgo = (days: number) =>
    inbox.em().nativeUpdate(LegalAidRequest, { id }, { closingAskedAt: new Date(Date.now() - days * aDay) })
  await askedAgo(13.9)
  expect(await inbox.refusal(closing, { id }, by)).toMatchObject({ fields: { letter: expect.any(String) } })
  await askedAgo(14)
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id })).toMatchObject({ status: 'matched' })
  expect(await inbox.asAdministrator(closing, { id })).toMatchObject({
    moveLegalAidRequest: { request: { status: 'closed' } },
  })
})

test('closing at once is possible, with a letter that says why', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await standAt(inbox, id, 'matched')
  await inbox.asAdministrator(closing, { id, letter: { subject: 'Done', text: 'The case is won.' } })
  expect(await done(inbox, 'look', { pass })).toMatchObject({
    status: 'closed',
    messages: [{ text: 'Done\n\nThe case is won.' }],
  })
})

test('who was asked is not asked again, and nobody is whose request cannot be closed', async () => {
  const { inbox, id, by } = await asked('matched')
  expect(await inbox.refusal(asking, { id, letter }, by)).toMatchObject({ code: 'CONFLICT' })
  await standAt(inbox, id, 'eligible')
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { closingAskedAt: null })
  expect(await inbox.refusal(asking, { id, letter }, by)).toMatchObject({ code: 'CONFLICT' })
})

test('a request that has moved on asks nothing any more', async () => {
  const { inbox, id, pass } = await asked('info_needed')
  await inbox.asAdministrator(
    'mutation ($id: ID!) { moveLegalAidRequest(id: $id, to: "eligible") { name } }',
    { id },
  )
  expect(await done(inbox, 'look', { pass })).toMatchObject({ status: 'eligible', answerBy: null })
})
