import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aContactMessage } from '../contact-messages/contact-message.examples.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { cleared, sentAndCleared } from '../testing/cleared.ts'
import { done, sent } from '../testing/theApplicant.ts'
import { send, theInbox } from '../testing/theInbox.ts'
import { PovertyGuideline } from './poverty-guideline.ts'
import { type RequestScreening, StoredScreening } from './request-screening.ts'
import { ScreeningPolicy } from './screening-policy.ts'

const whole = `{
  who income householdSize isExact result words share { from upTo } conditions { percent sureness words } note
  by { rule year region onePerson eachFurther isChecked ceiling exceptions }
}`
const reading = `query ($request: ID!) { screenings: requestScreenings(request: $request) ${whole} }`
const screening = `mutation ($request: ID!, $exact: ExactFiguresInput) {
  screenings: screenRequest(request: $request, exact: $exact) ${whole}
}`
const opening = 'query ($id: ID!) { openLegalAidRequest(id: $id) { timeline { who action } } }'

const open = (inbox: Subgraph, id: string) => inbox.asAdministrator(opening, { id })
const asked = async (inbox: Subgraph, query: string, variables: object) =>
  (await inbox.asAdministrator<{ screenings: RequestScreening[] }>(query, variables)).screenings
const read = (inbox: Subgraph, request: string) => asked(inbox, reading, { request })

/** Somebody's request, opened. */
async function anOpened(inbox: Subgraph, income = '$25,000 - $35,000', householdSize = '2') {
  const receipt = await sentAndCleared(inbox, { eligibilityData: { income, householdSize } })
  await open(inbox, receipt.id)
  return receipt
}

test('a request is screened as it comes in, by what is in force', async () => {
  const inbox = await theInbox()
  const { id } = await anOpened(inbox)
  expect(await read(inbox, id)).toEqual([
    {
      who: 'Website',
      income: '$25,000 - $35,000',
      householdSize: '2',
      isExact: false,
      result: 'maybe',
      words: 'It cannot be told from the answers. An exact figure would tell.',
      share: { from: 116, upTo: 162 },
      conditions: [
        { percent: 125, sureness: 'undecided', words: expect.stringContaining('$27,050') },
        { percent: 200, sureness: 'sure', words: expect.stringContaining('$43,280') },
      ],
      note: null,
      by: {
        rule: '1',
        year: 2026,
        region: '48 states and DC',
        onePerson: 15_960,
        eachFurther: 5680,
        isChecked: false,
        ceiling: 125,
        exceptions: 200,
      },
    },
  ])
})

test('exact figures are screened beside the answers, which stay readable', async () => {
  const inbox = await theInbox()
  const { id, reference } = await anOpened(inbox)
  const screenings = await asked(inbox, screening, { request: id, exact: { income: 27_000, people: 2 } })
  expect(screenings).toMatchObject([
    { who: 'Ruth Abernathy', income: '$27,000', householdSize: '2', isExact: true, result: 'likely' },
    { who: 'Website', isExact: false, result: 'maybe' },
  ])
  expect(await inbox.em().find(Activity, { action: 'screened' })).toMatchObject([
    { who: 'Ruth Abernathy', noun: 'legal aid request', itemId: id, title: reference, fields: null },
  ])
})

test('screening again goes by what is in force then, and changes nothing of before', async () => {
  const inbox = await theInbox()
  const { id } = await anOpened(inbox)
  await inbox.em().nativeUpdate(ScreeningPolicy, {}, { ceiling: 200, region: 'Hawaii' })
  expect(await asked(inbox, screening, { request: id })).toMatchObject([
    { result: 'likely', by: { region: 'Hawaii', onePerson: 18_360, ceiling: 200 } },
    { result: 'maybe', by: { region: '48 states and DC', ceiling: 125 } },
  ])
})

test('the newest guideline counts from its own day on', async () => {
  const inbox = await theInbox()
  await inbox.em().nativeUpdate(PovertyGuideline, { year: 2026 }, { inForceFrom: '2999-01-01' })
  const { id } = await anOpened(inbox)
  expect(await read(inbox, id)).toMatchObject([{ by: { year: 2025, onePerson: 15_650 } }])
})

test('what was told is sealed, and the audit has no figure of it', async () => {
  const inbox = await theInbox()
  const { id } = await anOpened(inbox)
  await asked(inbox, screening, { request: id, exact: { income: 31_234, people: 2 } })
  const rows = [await inbox.em().find(StoredScreening, {}), await inbox.em().find(Activity, {})]
  expect(rows[0]).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/31,234|25,000|maybe|likely/)
})

test('what is erased takes its screenings with it', async () => {
  const inbox = await theInbox()
  const { id, pass } = await anOpened(inbox)
  await done(inbox, 'withdraw', { pass })
  await done(inbox, 'erase', { pass })
  expect(await inbox.em().count(StoredScreening)).toBe(0)
  expect(await read(inbox, id)).toEqual([])
  expect(await inbox.refusal(screening, { request: id }, { token: inbox.token })).toMatchObject({
    code: 'CONFLICT',
  })
})

test('a request from before is screened when somebody asks', async () => {
  const inbox = await theInbox()
  const { id } = await anOpened(inbox)
  await inbox.em().nativeDelete(StoredScreening, {})
  expect(await read(inbox, id)).toEqual([])
  expect(await asked(inbox, screening, { request: id })).toMatchObject([
    { who: 'Ruth Abernathy', income: '$25,000 - $35,000', result: 'maybe' },
  ])
})

test('a request made of a message is screened too, and what was not told cannot be told', async () => {
  const inbox = await theInbox()
  await inbox.ask(send.message, { input: aContactMessage() })
  const { allContactMessages } = await inbox.asAdministrator<{ allContactMessages: { id: string }[] }>(
    '{ allContactMessages { id } }',
  )
  const { made } = await inbox.asAdministrator<{ made: { id: string } }>(
    `mutation ($id: ID!, $input: RequestOfMessageInput!) { made: makeRequestOfMessage(id: $id, input: $input) { id } }`,
    {
      id: allContactMessages[0]!.id,
      input: { category: 'Housing Rights', urgency: 'Low', householdSize: '2' },
    },
  )
  await cleared(inbox, made.id)
  await open(inbox, made.id)
  expect(await read(inbox, made.id)).toMatchObject([
    { who: 'Ruth Abernathy', householdSize: '2', result: 'maybe', share: null },
  ])
})

test('without a guideline requests come in all the same, and who asks is told what is missing', async () => {
  const inbox = await theInbox()
  await inbox.em().nativeDelete(PovertyGuideline, {})
  const { id } = await anOpened(inbox)
  expect(await read(inbox, id)).toEqual([])
  const refusal = await inbox.refusal(screening, { request: id }, { token: inbox.token })
  expect(refusal).toMatchObject({ fields: { request: expect.stringContaining('No guideline is in force') } })
})

test.each([
  [{ income: 100.5, people: 2 }, { income: 'Enter whole dollars, 0 for none, like 15,960' }],
  [{ income: -1, people: 2 }, { income: 'Enter whole dollars, 0 for none, like 15,960' }],
  [{ income: 100, people: 0 }, { people: 'Enter how many people, from 1 to 50' }],
  [{}, { income: expect.any(String), people: expect.any(String) }],
])('the figures %o are refused beside their fields', async (exact, fields) => {
  const inbox = await theInbox()
  const { id } = await anOpened(inbox)
  const refusal = await inbox.refusal(screening, { request: id, exact }, { token: inbox.token })
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields })
})

test('only who has opened a request reads its screenings, or has it screened', async () => {
  const inbox = await theInbox()
  const { id } = await sentAndCleared(inbox)
  for (const query of [reading, screening]) {
    expect(await inbox.refusal(query, { request: id })).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await inbox.refusal(query, { request: id }, { token: inbox.token })).toMatchObject({
      fields: { request: 'Open the request first' },
    })
    for (const request of [crypto.randomUUID(), 'not-an-id'])
      expect(await inbox.refusal(query, { request }, { token: inbox.token })).toMatchObject({
        code: 'NOT_FOUND',
      })
  }
})

test('what a conflict shuts shows no screening either', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  await open(inbox, id)
  for (const query of [reading, screening])
    expect(await inbox.refusal(query, { request: id }, { token: inbox.token })).toMatchObject({
      fields: { request: 'Open the request first' },
    })
})

test('who opened it without a conflict check reads its screenings', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const unchecked =
    'mutation ($id: ID!) { openWithoutConflictCheck(id: $id, reason: "A hearing today") { name } }'
  await inbox.asAdministrator(unchecked, { id })
  expect(await read(inbox, id)).toHaveLength(1)
})

test('an applicant is told nothing of it, and it decides nothing', async () => {
  const inbox = await theInbox()
  const eligibilityData = { income: 'Over $50,000', householdSize: '1' }
  const { id, status, pass } = await sent(inbox, { eligibilityData })
  expect(status).toBe('new')
  expect(JSON.stringify(await done(inbox, 'look', { pass }))).not.toMatch(/screen|probably|guideline/i)
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id })).toMatchObject({ status: 'new' })
})
