import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildContactMessage } from '../../contact/contact-message.examples.ts'
import { performAsApplicant, startWithRequest, submitRequest } from '../../testing/applicant.ts'
import {
  recordClearCheck,
  startWithClearedRequest,
  submitClearedRequest,
} from '../../testing/conflict-checks.ts'
import { sendMutations, startRequestsService } from '../../testing/requests-service.ts'
import { findRequest, openRequest } from '../../testing/staff.ts'
import { RequestScreening } from './request-screening.entity.ts'
import { PovertyGuideline, ScreeningPolicy } from './screening-criteria.entity.ts'

const allFields = `{
  screenedBy income householdSize isExact result explanation percentage { min max } conditions { percent certainty explanation } note
  basis { rule year region onePerson eachAdditionalPerson isChecked ceiling exceptions }
}`
const screenMutation = `mutation ($request: ID!, $exact: ExactFiguresInput) {
  screenings: screenRequest(request: $request, exact: $exact) ${allFields}
}`

const runScreening = (inbox: Subgraph, variables: object) =>
  inbox.readAsAdministrator<RequestScreening[]>(screenMutation, variables)
const read = async (inbox: Subgraph, id: string) =>
  (await openRequest(inbox, id, `screenings ${allFields}`)).screenings

/** Somebody's request, opened. */
async function openSubmitted(inbox: Subgraph, income = '$25,000 - $35,000', householdSize = '2') {
  const receipt = await submitClearedRequest(inbox, { eligibilityData: { income, householdSize } })
  await openRequest(inbox, receipt.id)
  return receipt
}

test('a request is screened as it comes in, by what is in force', async () => {
  const inbox = await startRequestsService()
  const { id } = await openSubmitted(inbox)
  expect(await read(inbox, id)).toEqual([
    {
      screenedBy: 'Website',
      income: '$25,000 - $35,000',
      householdSize: '2',
      isExact: false,
      result: 'maybe',
      explanation: 'It cannot be told from the answers. An exact figure would tell.',
      percentage: { min: 116, max: 162 },
      conditions: [
        { percent: 125, certainty: 'undecided', explanation: expect.stringContaining('$27,050') },
        { percent: 200, certainty: 'sure', explanation: expect.stringContaining('$43,280') },
      ],
      note: null,
      basis: {
        rule: '1',
        year: 2026,
        region: '48 states and DC',
        onePerson: 15_960,
        eachAdditionalPerson: 5680,
        isChecked: false,
        ceiling: 125,
        exceptions: 200,
      },
    },
  ])
})

test('exact figures are screened beside the answers, which stay readable', async () => {
  const inbox = await startRequestsService()
  const { id, reference } = await openSubmitted(inbox)
  const screenings = await runScreening(inbox, {
    request: id,
    exact: { income: 27_000, people: 2 },
  })
  expect(screenings).toMatchObject([
    { screenedBy: 'Ruth Abernathy', income: '$27,000', householdSize: '2', isExact: true, result: 'likely' },
    { screenedBy: 'Website', isExact: false, result: 'maybe' },
  ])
  expect(await inbox.em().find(AuditEvent, { action: 'screened' })).toMatchObject([
    {
      actor: 'Ruth Abernathy',
      itemType: 'legal aid request',
      itemId: id,
      title: reference,
      changedFields: null,
    },
  ])
})

test('screening again goes by what is in force then, and changes nothing of before', async () => {
  const inbox = await startRequestsService()
  const { id } = await openSubmitted(inbox)
  await inbox.em().nativeUpdate(ScreeningPolicy, {}, { ceiling: 200, region: 'Hawaii' })
  expect(await runScreening(inbox, { request: id })).toMatchObject([
    { result: 'likely', basis: { region: 'Hawaii', onePerson: 18_360, ceiling: 200 } },
    { result: 'maybe', basis: { region: '48 states and DC', ceiling: 125 } },
  ])
})

test('the newest guideline counts from its own day on', async () => {
  const inbox = await startRequestsService()
  await inbox.em().nativeUpdate(PovertyGuideline, { year: 2026 }, { effectiveFrom: '2999-01-01' })
  const { id } = await openSubmitted(inbox)
  expect(await read(inbox, id)).toMatchObject([{ basis: { year: 2025, onePerson: 15_650 } }])
})

test('a request without a screening is screened on demand', async () => {
  const inbox = await startRequestsService()
  const { id } = await openSubmitted(inbox)
  await inbox.em().nativeDelete(RequestScreening, {})
  expect(await read(inbox, id)).toEqual([])
  expect(await runScreening(inbox, { request: id })).toMatchObject([
    { screenedBy: 'Ruth Abernathy', income: '$25,000 - $35,000', result: 'maybe' },
  ])
})

test('a request made from a message is screened too, and what is missing is undecided', async () => {
  const inbox = await startRequestsService()
  await inbox.query(sendMutations.message, { input: buildContactMessage() })
  const listContactMessages = await inbox.readAsAdministrator<{ id: string }[]>(
    'mutation { listContactMessages { id } }',
  )
  const made = await inbox.readAsAdministrator<{ id: string }>(
    `mutation ($id: ID!, $input: RequestFromMessageInput!) { made: createRequestFromMessage(id: $id, input: $input) { id } }`,
    {
      id: listContactMessages[0]!.id,
      input: { category: 'Housing Rights', urgency: 'Low', householdSize: '2' },
    },
  )
  await recordClearCheck(inbox, made.id)
  await openRequest(inbox, made.id)
  expect(await read(inbox, made.id)).toMatchObject([
    { screenedBy: 'Ruth Abernathy', householdSize: '2', result: 'maybe', percentage: null },
  ])
})

test('without a guideline requests come in all the same, and who asks is told what is missing', async () => {
  const inbox = await startRequestsService()
  await inbox.em().nativeDelete(PovertyGuideline, {})
  const { id } = await openSubmitted(inbox)
  expect(await read(inbox, id)).toEqual([])
  const error = await inbox.errorAsAdministrator(screenMutation, { request: id })
  expect(error).toMatchObject({ fields: { request: expect.stringContaining('No guideline is in force') } })
})

test('figures that are missing are named beside their fields', async () => {
  const inbox = await startRequestsService()
  const { id } = await openSubmitted(inbox)
  const error = await inbox.errorAsAdministrator(screenMutation, { request: id, exact: {} })
  expect(error).toMatchObject({ fields: { income: expect.any(String), people: expect.any(String) } })
})

test('only who has opened a request has it screened', async () => {
  const { inbox, id } = await startWithClearedRequest()
  expect(await inbox.errorAsAdministrator(screenMutation, { request: id })).toMatchObject({
    fields: { request: 'Open the request first' },
  })
  for (const request of [crypto.randomUUID(), 'not-an-id'])
    expect(await inbox.errorAsAdministrator(screenMutation, { request })).toMatchObject({ code: 'NOT_FOUND' })
})

test('a locked request shows no screening either', async () => {
  const { inbox, id } = await startWithRequest()
  await openRequest(inbox, id)
  expect(await read(inbox, id)).toEqual([])
  expect(await inbox.errorAsAdministrator(screenMutation, { request: id })).toMatchObject({
    fields: { request: 'Open the request first' },
  })
})

test('who opened it without a conflict check reads its screenings', async () => {
  const { inbox, id } = await startWithRequest()
  const unchecked =
    'mutation ($id: ID!) { openWithoutConflictCheck(id: $id, reason: "A hearing today") { name } }'
  await inbox.queryAsAdministrator(unchecked, { id })
  expect(await read(inbox, id)).toHaveLength(1)
})

test('an applicant never sees a screening, and it decides nothing', async () => {
  const inbox = await startRequestsService()
  const eligibilityData = { income: 'Over $50,000', householdSize: '1' }
  const { id, status, accessToken } = await submitRequest(inbox, { eligibilityData })
  expect(status).toBe('new')
  expect(JSON.stringify(await performAsApplicant(inbox, 'look', { accessToken }))).not.toMatch(
    /screen|probably|guideline/i,
  )
  expect(await findRequest(inbox, id)).toMatchObject({ status: 'new' })
})
