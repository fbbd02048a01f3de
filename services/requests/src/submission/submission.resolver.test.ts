import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { recordClearCheck } from '../testing/conflict-checks.ts'
import { sendMutations, startRequestsService } from '../testing/requests-service.ts'

type Sent = { sendLegalAidRequest: { id: string; reference: string; status: string; receivedAt: string } }

const all = `{ requestQueue(page: {}) { items {
  id reference status category urgency receivedAt reviewDueAt matchDueAt documentCount unreadCount
} } }`
const opened = `mutation ($id: ID!) { openLegalAidRequest(id: $id) {
  name email phone description income householdSize
} }`

const isInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

test('a request is stored once and answered with a reference, and an administrator reads every word', async () => {
  const inbox = await startRequestsService()
  const input = buildLegalAidRequest({ description: 'Zeile eins\n  “two” 👩‍⚖️\n' })
  const { sendLegalAidRequest: receipt } = await inbox.query<Sent>(sendMutations.request, { input })
  expect(receipt).toEqual({
    id: expect.any(String),
    reference: expect.stringMatching(/^LA-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/),
    status: 'new',
    receivedAt: isInstant,
    passphrase: expect.stringMatching(/^[a-z]+( [a-z]+){3}$/),
    reviewDueAt: isInstant,
    matchDueAt: isInstant,
  })
  const { documents: _, eligibilityData, status: _new, category, urgency, ...answers } = input
  const { passphrase: _words, ...summary } = receipt as Sent['sendLegalAidRequest'] & { passphrase: string }
  expect(await inbox.queryAsAdministrator(all)).toEqual({
    requestQueue: { items: [{ ...summary, category, urgency, documentCount: 0, unreadCount: 0 }] },
  })
  await recordClearCheck(inbox, receipt.id)
  expect(await inbox.queryAsAdministrator(opened, { id: receipt.id })).toEqual({
    openLegalAidRequest: { ...answers, ...eligibilityData },
  })
})

test('every kind of line break in a story is stored as one', async () => {
  const inbox = await startRequestsService()
  const description = 'one\r\ntwo\rthree\u2028four\u2029five\u0085six\vseven\feight\n'
  const input = buildLegalAidRequest({ description })
  const { sendLegalAidRequest: receipt } = await inbox.query<Sent>(sendMutations.request, { input })
  await recordClearCheck(inbox, receipt.id)
  expect(await inbox.queryAsAdministrator(opened, { id: receipt.id })).toMatchObject({
    openLegalAidRequest: { description: 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n' },
  })
})

test('every field that is missing is named at once, in the words of the form', async () => {
  const inbox = await startRequestsService()
  expect(await inbox.queryError(sendMutations.request, { input: {} })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      name: 'Enter your name',
      email: 'Enter your email address',
      phone: 'Enter a phone number',
      category: 'Choose what kind of problem it is',
      description: 'Tell us what happened, even in one sentence',
      urgency: 'Choose how soon you need help',
      eligibilityData: 'Tell us about your household',
    },
  })
})

test.each([
  ['a blank name', { name: ' \u200B' }, 'name'],
  ['an address that is none', { email: 'ana@' }, 'email'],
  ['two addresses', { email: 'ana@example.org, eve@example.org' }, 'email'],
  ['a line separator in the name', { name: 'Ana\u2028Bcc: eve@example.org' }, 'name'],
  ['a paragraph separator in the phone', { phone: '(555) 555-0123\u2029x' }, 'phone'],
  ['a next line in the name', { name: 'Ana\u0085Bcc: eve@example.org' }, 'name'],
  ['a header in the address', { email: 'ana@example.org\r\nBcc: eve@example.org' }, 'email'],
  ['a phone nobody can dial', { phone: 'later' }, 'phone'],
  ['a category of the judgments', { category: 'Housing' }, 'category'],
  ['a label for an urgency', { urgency: 'High (within 2-3 days)' }, 'urgency'],
  ['a NUL in the story', { description: 'a\0b' }, 'description'],
  ['a story of a megabyte', { description: 'd'.repeat(900_000) }, 'description'],
  ['an address for a paper', { documents: ['http://127.0.0.1/x'] }, 'documents'],
  ['a paper that nobody sent', { documents: [crypto.randomUUID()] }, 'documents'],
  ['six papers', { documents: Array.from({ length: 6 }, () => crypto.randomUUID()) }, 'documents'],
  [
    'a household of seven',
    { eligibilityData: { income: 'Over $50,000', householdSize: '7' } },
    'eligibilityData.householdSize',
  ],
  ['no income', { eligibilityData: { householdSize: '1' } }, 'eligibilityData.income'],
])('%s is refused, and nothing is stored', async (_, answers, field) => {
  const inbox = await startRequestsService()
  const input = { ...buildLegalAidRequest(), ...answers }
  const { code, fields } = await inbox.queryError(sendMutations.request, { input })
  expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: [field] })
  expect(await inbox.em().count(LegalAidRequest)).toBe(0)
  expect(await inbox.em().count(AuditEvent)).toBe(0)
})

test('a field that does not exist, or of another kind, is refused', async () => {
  const inbox = await startRequestsService()
  for (const wrong of [{ isAdmin: true }, { name: 7 }, { description: ['a'] }, { eligibilityData: 'x' }]) {
    const input = { ...buildLegalAidRequest(), ...wrong }
    expect(await inbox.queryError(sendMutations.request, { input })).toMatchObject({ code: 'BAD_USER_INPUT' })
  }
})

test('a new request is new, whatever was sent as its status', async () => {
  const inbox = await startRequestsService()
  const input = buildLegalAidRequest({ status: 'closed' })
  expect(await inbox.query(sendMutations.request, { input })).toHaveProperty(
    'sendLegalAidRequest.status',
    'new',
  )
})

test('the same request twice at the same moment is one', async () => {
  const inbox = await startRequestsService()
  const input = buildLegalAidRequest()
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => inbox.query<Sent>(sendMutations.request, { input })),
  )
  expect(new Set(sent.map(({ sendLegalAidRequest }) => sendLegalAidRequest.reference)).size).toBe(1)
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
  expect(await inbox.em().count(AuditEvent)).toBe(1)
})

const reference = `query ($of: [_Any!]!) {
  _entities(representations: $of) { ... on LegalAidRequest { reference documentCount } }
}`

test('another service reads of a request what stands outside the seal, for an administrator', async () => {
  const inbox = await startRequestsService()
  const { sendLegalAidRequest: sent } = await inbox.query<Sent>(sendMutations.request, {
    input: buildLegalAidRequest(),
  })
  const of = [
    { __typename: 'LegalAidRequest', id: sent.id },
    { __typename: 'LegalAidRequest', id: 'not-an-id' },
  ]
  expect(await inbox.queryAsAdministrator(reference, { of })).toEqual({
    _entities: [{ reference: sent.reference, documentCount: 0 }, null],
  })
})
