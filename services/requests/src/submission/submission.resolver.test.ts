import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { submitRequest } from '../testing/applicant.ts'
import { recordClearCheck } from '../testing/conflict-checks.ts'
import { sendMutations, startRequestsService } from '../testing/requests-service.ts'
import { openRequest } from '../testing/staff.ts'

type Sent = { id: string; reference: string; status: string; receivedAt: string; passphrase: string }

const all = `{ requestQueue(page: {}) { items {
  id reference status category urgency receivedAt reviewDueAt matchDueAt documentCount unreadCount
} } }`

const isInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

test('a request is stored once and answered with a reference, and an administrator reads every word', async () => {
  const inbox = await startRequestsService()
  const input = buildLegalAidRequest({ status: 'closed', description: 'Zeile eins\n  “two” 👩‍⚖️\n' })
  const receipt = await inbox.read<Sent>(sendMutations.request, { input })
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
  const { passphrase: _words, ...summary } = receipt
  expect(await inbox.readAsAdministrator(all)).toEqual({
    items: [{ ...summary, category, urgency, documentCount: 0, unreadCount: 0 }],
  })
  await recordClearCheck(inbox, receipt.id)
  const fields = 'name email phone description income householdSize'
  expect(await openRequest(inbox, receipt.id, fields)).toEqual({ ...answers, ...eligibilityData })
})

test.each([
  ['a line separator in the name', { name: 'Ana\u2028Bcc: eve@example.org' }, 'name'],
  ['a story of a megabyte', { description: 'd'.repeat(900_000) }, 'description'],
  ['a paper that nobody sent', { documents: [crypto.randomUUID()] }, 'documents'],
  ['no income', { eligibilityData: { householdSize: '1' } }, 'eligibilityData.income'],
])('%s is refused, and nothing is stored', async (_, answers, field) => {
  const inbox = await startRequestsService()
  const input = { ...buildLegalAidRequest(), ...answers }
  const { code, fields } = await inbox.queryError(sendMutations.request, { input })
  expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: [field] })
  expect(await inbox.em().count(LegalAidRequest)).toBe(0)
  expect(await inbox.em().count(AuditEvent)).toBe(0)
})

const reference = `query ($of: [_Any!]!) {
  _entities(representations: $of) { ... on LegalAidRequest { reference documentCount } }
}`

test('another service reads of a request what stands outside the seal, for an administrator', async () => {
  const inbox = await startRequestsService()
  const sent = await submitRequest(inbox)
  const of = [
    { __typename: 'LegalAidRequest', id: sent.id },
    { __typename: 'LegalAidRequest', id: 'not-an-id' },
  ]
  expect(await inbox.readAsAdministrator(reference, { of })).toEqual([
    { reference: sent.reference, documentCount: 0 },
    null,
  ])
})
