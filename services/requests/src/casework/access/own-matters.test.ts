/** An attorney has the requests that are assigned to them, in every list, count and single read. */

import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { storeDocument } from '../../testing/applicant.ts'
import { submitClearedRequest } from '../../testing/conflict-checks.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { assignTo, openRequest, signInColleague } from '../../testing/staff.ts'

/** Two requests of one person with a document each, the first of them with the attorney. */
async function startWithAttorney() {
  const inbox = await startRequestsService()
  const attorney = signInColleague(inbox, 'attorney')
  const submit = async (name: string) => {
    const document = await storeDocument(inbox)
    return { ...(await submitClearedRequest(inbox, { name, documents: [document] })), document }
  }
  const [own, other] = [await submit('Danielle Okonjo'), await submit('Danielle Okonjo-Pratt')]
  await assignTo(inbox, own.id, attorney)
  return { inbox, attorney, own, other }
}

/** Every call that is about one request, by name. */
const calls: Record<string, string> = {
  openLegalAidRequest: '(id: $id, reason: "Only to look at it") { request { id } }',
  changeRequestStatus: '(id: $id, status: "in_review") { request { id } }',
  writeToApplicant: '(id: $id, text: "Hello") { request { id } }',
  addRequestNote: '(id: $id, text: "A note") { request { id } }',
  sendClosureNotice: '(id: $id, letter: { subject: "Still", text: "Still needed?" }) { request { id } }',
  placeLegalHold: '(id: $id, reason: "Suit") { request { id } }',
  liftLegalHold: '(id: $id) { request { id } }',
  screenRequest: '(request: $id) { id }',
  printCaseSheet: '(id: $id, isRedacted: true) { reference }',
  submitClosingReport:
    '(id: $id, input: { outcome: "advice", hours: 1, benefit: "Advice", closedOn: "2026-01-31" }) { request { id } }',
}

const call = (name: string) => `mutation ($id: ID!) { result: ${name}${calls[name]} }`

const digest = async (inbox: Subgraph) => ({
  requests: await inbox.em().find(LegalAidRequest, {}, { orderBy: { id: 'asc' } }),
  events: await inbox.em().count(AuditEvent),
})

test('every call about a request of others is answered as if there were none', async () => {
  const { inbox, attorney, other } = await startWithAttorney()
  const before = await digest(inbox)
  const missing = crypto.randomUUID()
  for (const name of Object.keys(calls)) {
    const ask = (id: string) => inbox.execute(call(name), { id }, attorney)
    const answers = [await ask(other.id), await ask(missing)]
    const [ofOther, ofNothing] = answers.map((answer) =>
      JSON.stringify(answer).replaceAll(other.id, 'id').replaceAll(missing, 'id'),
    )
    expect(ofOther, name).toBe(ofNothing)
    expect(JSON.stringify(answers), name).not.toContain(other.reference)
  }
  expect(await digest(inbox)).toEqual(before)
})

test('the queue, its search, filters and counts, and the dashboard have own requests alone', async () => {
  const { inbox, attorney, own, other } = await startWithAttorney()
  const list = (page: object) =>
    inbox.read<{ counts: { count: number }[] }>(
      'query ($page: PageInput!) { requestQueue(page: $page) { items { reference } total counts { column value count } } }',
      { page },
      attorney,
    )
  const queue = await list({})
  expect(queue).toMatchObject({ items: [{ reference: own.reference }], total: 1 })
  expect(queue.counts.every(({ count }) => count === 1)).toBe(true)
  expect(await list({ search: other.reference })).toMatchObject({ items: [], total: 0 })
  const count = '{ legalAidRequestCount }'
  expect(await inbox.read(count, {}, attorney)).toBe(1)
  expect(await inbox.readAsAdministrator(count)).toBe(2)
  const unassigned = { filters: [{ column: 'assignee', value: 'nobody' }] }
  expect(await list(unassigned)).toMatchObject({ items: [], total: 0 })
})

test('a bulk change leaves requests of others as they are, and does not name them', async () => {
  const { inbox, attorney, own, other } = await startWithAttorney()
  const result = await inbox.read<{ rejected: object[] }>(
    `mutation ($ids: [ID!]!) { result: changeRequestStatuses(ids: $ids, status: "in_review") {
      updated { id } rejected { id reference reason } } }`,
    { ids: [own.id, other.id] },
    attorney,
  )
  expect(result).toEqual({
    updated: [{ id: own.id }],
    rejected: [
      { id: other.id, reference: null, reason: `There is no legal aid request ${JSON.stringify(other.id)}` },
    ],
  })
})

test('letters, documents, and references of other services, are for own requests', async () => {
  const { inbox, attorney, own, other } = await startWithAttorney()
  const letters =
    'query ($id: ID!) { lettersForRequest(id: $id, purpose: "asking") { values { reference } } }'
  expect(await inbox.read(letters, { id: own.id }, attorney)).toMatchObject({
    values: { reference: own.reference },
  })
  expect(await inbox.queryError(letters, { id: other.id }, attorney)).toMatchObject({ code: 'NOT_FOUND' })
  const download = async (id: string) => {
    const headers = { authorization: `Bearer ${attorney.token}` }
    return (await inbox.fetch(`/documents/${id}/download`, { method: 'POST', headers })).status
  }
  expect([await download(own.document), await download(other.document)]).toEqual([200, 404])
  const templates = 'query ($id: ID!) { messageTemplatesForRequest(id: $id) { name } }'
  expect(await inbox.queryError(templates, { id: other.id }, attorney)).toMatchObject({ code: 'NOT_FOUND' })
  const references = `query ($items: [_Any!]!) {
    _entities(representations: $items) { ... on LegalAidRequest { reference } } }`
  const items = [own, other].map(({ id }) => ({ __typename: 'LegalAidRequest', id }))
  expect(await inbox.read(references, { items }, attorney)).toEqual([{ reference: own.reference }, null])
})

test('an own request is opened without what is about other requests', async () => {
  const { inbox, attorney, own, other } = await startWithAttorney()
  const fields = 'name otherRequests { id } conflicts { matches { id } }'
  expect(await openRequest(inbox, own.id, fields, attorney)).toEqual({
    name: 'Danielle Okonjo',
    otherRequests: [],
    conflicts: { matches: [] },
  })
  const bo = signInColleague(inbox, 'intakeWorker', 'Bo')
  expect(await openRequest(inbox, other.id, fields, bo)).toMatchObject({ otherRequests: [{ id: own.id }] })
})

test('a request that is given to somebody else is gone at once', async () => {
  const { inbox, attorney, own } = await startWithAttorney()
  expect(await openRequest(inbox, own.id, 'name', attorney)).not.toBeNull()
  await assignTo(inbox, own.id, signInColleague(inbox, 'attorney', 'Cy Okafor'))
  expect(await openRequest(inbox, own.id, 'name', attorney)).toBeNull()
})

test('only somebody who works on requests is given one', async () => {
  const { inbox, other } = await startWithAttorney()
  const editor = signInColleague(inbox, 'editor', 'Ed Ito')
  await expect(assignTo(inbox, other.id, editor)).rejects.toThrow('Ed Ito does not work on requests')
})
