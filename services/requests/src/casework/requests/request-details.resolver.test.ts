import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getNextStatuses } from '../../intake/status-history/status.rules.ts'
import { performAsApplicant, storeDocument } from '../../testing/applicant.ts'
import { startWithClearedRequest, submitClearedRequest } from '../../testing/conflict-checks.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { findRequest, openRequest } from '../../testing/staff.ts'
import type { RequestDetails } from './request-details.ts'

const allFields = `{
  request { id reference status documentCount unreadCount } name email phone description income householdSize
  additionalDetails { adverseParty } documents { name kind scan } messages { sender text }
  timeline { actor action title } otherRequests { reference category } nextStatuses
}`
const openQuery = `mutation ($id: ID!) { openLegalAidRequest(id: $id) ${allFields} }`
const statusMutation = `mutation ($id: ID!, $status: String!) { changeRequestStatus(id: $id, status: $status) ${allFields} }`
const writeMutation = `mutation ($id: ID!, $text: String!) { writeToApplicant(id: $id, text: $text) ${allFields} }`

const byOffice = (inbox: Subgraph, query: string, variables: object) =>
  inbox.readAsAdministrator<RequestDetails>(query, variables)
const open = (inbox: Subgraph, id: string) => byOffice(inbox, openQuery, { id })

test('an opened request shows everything, and the statuses that it may have next', async () => {
  const inbox = await startRequestsService()
  const { id, reference, accessToken } = await submitClearedRequest(inbox, {
    documents: [await storeDocument(inbox)],
  })
  await performAsApplicant(inbox, 'write', { accessToken, text: 'One thing more.' })
  expect(await open(inbox, id)).toEqual({
    request: { id, reference, status: 'new', documentCount: 1, unreadCount: 0 },
    name: 'Ana Diaz',
    email: 'ana@example.org',
    phone: '+1 555 555 0177',
    description: 'The heating has been off since Monday and the landlord does not answer.',
    income: 'Under $15,000',
    householdSize: '3',
    additionalDetails: null,
    documents: [{ name: 'Notice.pdf', kind: 'pdf', scan: 'unscanned' }],
    messages: [{ sender: 'applicant', text: 'One thing more.' }],
    timeline: [
      { actor: 'Website', action: 'received', title: reference },
      { actor: 'Applicant', action: 'wrote', title: reference },
      { actor: 'Ruth Abernathy', action: 'opened', title: reference },
    ],
    otherRequests: [],
    nextStatuses: ['in_review', 'withdrawn', 'declined', 'referred'],
  })
})

test('an opened request says what came with the date, and for which service they came', async () => {
  const answers = { hasDate: 'Yes', documentKind: 'Summons', service: 'Debt and Collections' }
  const { inbox, id } = await startWithClearedRequest({ ...answers, courtDate: '2099-03-06' })
  const fields = 'request { courtDate } hasDate documentKind service'
  expect(await openRequest(inbox, id, fields)).toEqual({
    request: { courtDate: '2099-03-06T00:00:00.000Z' },
    ...answers,
  })
})

test('the list decrypts nothing and is not in the audit; each opening is', async () => {
  const { inbox, id, reference } = await startWithClearedRequest()
  await inbox.queryAsAdministrator('{ requestQueue(page: {}) { items { id } } }')
  expect(await inbox.em().count(AuditEvent)).toBe(1)
  await open(inbox, id)
  await open(inbox, id)
  const opened = await inbox.em().find(AuditEvent, { action: 'opened' })
  expect(opened).toHaveLength(2)
  expect(opened[0]).toMatchObject({
    actor: 'Ruth Abernathy',
    itemType: 'legal aid request',
    title: reference,
  })
})

test('what the applicant writes is unread until the office looks or writes', async () => {
  const { inbox, id, accessToken } = await startWithClearedRequest()
  const unread = async () => {
    const requestQueue = await inbox.readAsAdministrator<{ items: { unreadCount: number }[] }>(
      '{ requestQueue(page: {}) { items { unreadCount } } }',
    )
    return requestQueue.items[0]!.unreadCount
  }
  await performAsApplicant(inbox, 'write', { accessToken, text: 'One' })
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Two' })
  expect(await unread()).toBe(2)
  await open(inbox, id)
  expect(await unread()).toBe(0)
  await performAsApplicant(inbox, 'write', { accessToken, text: 'Three' })
  await byOffice(inbox, writeMutation, { id, text: 'Thank you.' })
  expect(await unread()).toBe(0)
})

test('the same person’s other requests stand beside it, however the address is written', async () => {
  const { inbox, id } = await startWithClearedRequest()
  const again = await submitClearedRequest(inbox, { email: 'ANA@example.org', category: 'Employment' })
  await submitClearedRequest(inbox, { email: 'eve@example.org' })
  expect((await open(inbox, id)).otherRequests).toEqual([
    { reference: again.reference, category: 'Employment' },
  ])
})

test('the office writes, and the applicant reads it', async () => {
  const { inbox, id, accessToken } = await startWithClearedRequest()
  const text = 'Please send us the letter.\nAll pages.'
  const opened = await byOffice(inbox, writeMutation, { id, text })
  expect(opened.messages).toEqual([{ sender: 'office', text }])
  expect(opened.timeline.at(-1)).toMatchObject({ actor: 'Ruth Abernathy', action: 'wrote to the applicant' })
  expect((await performAsApplicant(inbox, 'look', { accessToken })).messages).toMatchObject([
    { sender: 'office', text },
  ])
  expect(await inbox.errorAsAdministrator(writeMutation, { id, text: ' ' })).toMatchObject({
    fields: { text: 'Enter your message' },
  })
})

test('whoever writes is told whether an email tells the applicant', async () => {
  const { inbox, id, accessToken } = await startWithClearedRequest()
  const isEmailEnabled = async () => (await openRequest(inbox, id, 'isEmailEnabled')).isEmailEnabled
  expect(await isEmailEnabled()).toBeNull()
  for (const isEnabled of [true, false]) {
    await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled })
    expect(await isEmailEnabled()).toBe(isEnabled)
  }
})

test('a status is changed as the table of transitions says, and not otherwise', async () => {
  const { inbox, id, accessToken } = await startWithClearedRequest()
  const moved = await byOffice(inbox, statusMutation, { id, status: 'in_review' })
  expect(moved).toMatchObject({
    request: { status: 'in_review' },
    nextStatuses: getNextStatuses('office', 'in_review'),
  })
  expect(moved.timeline.at(-1)).toMatchObject({ action: 'moved to in review' })
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({ status: 'in_review' })
  for (const status of ['matched', 'new', 'erased', 'toString', '']) {
    const error = await inbox.errorAsAdministrator(statusMutation, { id, status })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { status: expect.any(String) } })
  }
})

test('of two who change a status at the same moment, one is rejected', async () => {
  const { inbox, id } = await startWithClearedRequest()
  const answers = await Promise.all(
    ['in_review', 'in_review'].map((status) => inbox.execute(statusMutation, { id, status }, inbox)),
  )
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
})

test('a request that is not there is null to open, and not found to act on', async () => {
  const inbox = await startRequestsService()
  for (const id of [crypto.randomUUID(), 'not-an-id']) {
    expect(await open(inbox, id)).toBeNull()
    expect(await inbox.errorAsAdministrator(statusMutation, { id, status: 'in_review' })).toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

test('a request that was tampered with is not decrypted, does not hide the others, and is named in the log alone', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  const [bad, good] = [
    await submitClearedRequest(inbox, { name: 'One' }),
    await submitClearedRequest(inbox, { name: 'Two' }),
  ]
  const { encrypted } = await findRequest(inbox, good.id)
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { encrypted })
  const list = await inbox.queryAsAdministrator('{ requestQueue(page: {}) { items { reference } } }')
  expect(list).toHaveProperty('requestQueue.items.length', 2)
  expect(await open(inbox, bad.id)).toMatchObject({ request: { reference: bad.reference }, name: null })
  expect(await open(inbox, good.id)).toMatchObject({ name: 'Two' })
})
