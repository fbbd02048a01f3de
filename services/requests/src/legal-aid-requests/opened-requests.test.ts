import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { sentAndCleared as sent } from '../testing/cleared.ts'
import { aPaper, done } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'
import { movesFrom } from './legal-aid-request.moves.ts'
import { LegalAidRequest } from './legal-aid-request.ts'
import type { OpenedRequest } from './opened-request.ts'

const whole = `{
  request { id reference status documentCount unread } name email phone description income householdSize
  more { otherSide } documents { name kind scan } messages { from text }
  timeline { who action title } others { reference category } moves
}`
const opening = `query ($id: ID!) { openLegalAidRequest(id: $id) ${whole} }`
const moving = `mutation ($id: ID!, $to: String!) { moveLegalAidRequest(id: $id, to: $to) ${whole} }`
const writing = `mutation ($id: ID!, $text: String!) { writeToApplicant(id: $id, text: $text) ${whole} }`

const byOffice = async (inbox: Subgraph, query: string, variables: object) =>
  Object.values(await inbox.asAdministrator<Record<string, OpenedRequest>>(query, variables))[0]!
const open = (inbox: Subgraph, id: string) => byOffice(inbox, opening, { id })
const asked = (inbox: Subgraph) => ({ token: inbox.token })

test('an opened request tells everything, and where it may go from here', async () => {
  const inbox = await theInbox()
  const { id, reference, pass } = await sent(inbox, { documents: [await aPaper(inbox)] })
  await done(inbox, 'write', { pass, text: 'One thing more.' })
  expect(await open(inbox, id)).toEqual({
    request: { id, reference, status: 'new', documentCount: 1, unread: 0 },
    name: 'Ana Diaz',
    email: 'ana@example.org',
    phone: '+1 555 555 0177',
    description: 'The heating has been off since Monday and the landlord does not answer.',
    income: 'Under $15,000',
    householdSize: '3',
    more: null,
    documents: [{ name: 'Notice.pdf', kind: 'pdf', scan: 'unscanned' }],
    messages: [{ from: 'applicant', text: 'One thing more.' }],
    timeline: [
      { who: 'Website', action: 'received', title: reference },
      { who: 'Applicant', action: 'wrote', title: reference },
      { who: 'Ruth Abernathy', action: 'opened', title: reference },
    ],
    others: [],
    moves: ['in_review', 'withdrawn', 'declined', 'referred'],
  })
})

test('the list opens nothing and is no line of the audit; each opening is one', async () => {
  const inbox = await theInbox()
  const { id, reference } = await sent(inbox)
  await inbox.asAdministrator('{ requestQueue(page: {}) { items { id } } }')
  expect(await inbox.em().count(Activity)).toBe(1)
  await open(inbox, id)
  await open(inbox, id)
  const opened = await inbox.em().find(Activity, { action: 'opened' })
  expect(opened).toHaveLength(2)
  expect(opened[0]).toMatchObject({ who: 'Ruth Abernathy', noun: 'legal aid request', title: reference })
})

test('what the applicant writes is unread until the office looks or writes', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  const unread = async () => {
    const { requestQueue } = await inbox.asAdministrator<{
      requestQueue: { items: { unread: number }[] }
    }>('{ requestQueue(page: {}) { items { unread } } }')
    return requestQueue.items[0]!.unread
  }
  await done(inbox, 'write', { pass, text: 'One' })
  await done(inbox, 'write', { pass, text: 'Two' })
  expect(await unread()).toBe(2)
  await open(inbox, id)
  expect(await unread()).toBe(0)
  await done(inbox, 'write', { pass, text: 'Three' })
  await byOffice(inbox, writing, { id, text: 'Thank you.' })
  expect(await unread()).toBe(0)
})

test('the same person’s other requests stand beside it, however the address is written', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const again = await sent(inbox, { email: 'ANA@example.org', category: 'Employment' })
  await sent(inbox, { email: 'eve@example.org' })
  expect((await open(inbox, id)).others).toEqual([{ reference: again.reference, category: 'Employment' }])
})

test('the office writes, and the applicant reads it', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  const text = 'Please send us the letter.\nAll pages.'
  const opened = await byOffice(inbox, writing, { id, text })
  expect(opened.messages).toEqual([{ from: 'office', text }])
  expect(opened.timeline.at(-1)).toMatchObject({ who: 'Ruth Abernathy', action: 'wrote to the applicant' })
  expect((await done(inbox, 'look', { pass })).messages).toMatchObject([{ from: 'office', text }])
  expect(await inbox.refusal(writing, { id, text: ' ' }, asked(inbox))).toMatchObject({
    fields: { text: 'Enter your message' },
  })
})

test('a request goes where the table says, is told so, and nowhere else', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  const moved = await byOffice(inbox, moving, { id, to: 'in_review' })
  expect(moved).toMatchObject({ request: { status: 'in_review' }, moves: movesFrom('in_review') })
  expect(moved.timeline.at(-1)).toMatchObject({ action: 'moved to in review' })
  expect(await done(inbox, 'look', { pass })).toMatchObject({ status: 'in_review' })
  for (const to of ['matched', 'new', 'erased', 'toString', '']) {
    const refusal = await inbox.refusal(moving, { id, to }, asked(inbox))
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { to: expect.any(String) } })
  }
})

test('of two who move a request at the same moment, one is told that it has gone', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const asking = asked(inbox)
  const answers = await Promise.all(
    ['in_review', 'in_review'].map((to) => inbox.answer(moving, { id, to }, asking)),
  )
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
})

test('a request that is not there is null to open, and not found to act on', async () => {
  const inbox = await theInbox()
  for (const id of [crypto.randomUUID(), 'not-an-id']) {
    expect(await open(inbox, id)).toBeNull()
    expect(await inbox.refusal(moving, { id, to: 'in_review' }, asked(inbox))).toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

test('a request that was tampered with stays shut, does not hide the others, and says so in the log alone', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  const [bad, good] = [await sent(inbox, { name: 'One' }), await sent(inbox, { name: 'Two' })]
  const { sealed } = await inbox.em().findOneOrFail(LegalAidRequest, { id: good.id })
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { sealed })
  const list = await inbox.asAdministrator('{ requestQueue(page: {}) { items { reference } } }')
  expect(list).toHaveProperty('requestQueue.items.length', 2)
  expect(await open(inbox, bad.id)).toMatchObject({ request: { reference: bad.reference }, name: null })
  expect(await open(inbox, good.id)).toMatchObject({ name: 'Two' })
})
