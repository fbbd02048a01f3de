import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { send, theInbox } from '../testing/theInbox.ts'
import { aLegalAidRequest } from './legal-aid-request.examples.ts'
import { LegalAidRequest } from './legal-aid-request.ts'

type Sent = { sendLegalAidRequest: { id: string; reference: string; status: string; receivedAt: string } }

const all = `{ allLegalAidRequests {
  id reference status category urgency name email phone description income householdSize receivedAt
} }`

test('a request is stored once and answered with a reference, and an administrator reads every word', async () => {
  const inbox = await theInbox()
  const input = aLegalAidRequest({ description: 'Zeile eins\n  “two” 👩‍⚖️\n' })
  const { sendLegalAidRequest: receipt } = await inbox.ask<Sent>(send.request, { input })
  expect(receipt).toEqual({
    id: expect.any(String),
    reference: expect.stringMatching(/^LA-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/),
    status: 'new',
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  const { documents: _, eligibilityData, ...told } = input
  expect(await inbox.asAdministrator(all)).toEqual({
    allLegalAidRequests: [{ ...receipt, ...told, ...eligibilityData }],
  })
})

test('the database does not hold who asked or what happened', async () => {
  const inbox = await theInbox()
  const input = aLegalAidRequest({ phone: '(555) 555-0123', description: 'the landlord changed the lock' })
  await inbox.ask(send.request, { input }, { headers: { 'x-idempotency-key': 'a-key-to-find' } })
  for (const table of ['legal_aid_request', 'submission', 'activity']) {
    const rows = JSON.stringify(await inbox.em().execute(`select t::text from ${table} t`))
    expect(rows).toMatch(/-[0-9a-f]{12}/)
    expect(rows).not.toMatch(/Ana|ana@|0123|landlord|\$15,000|a-key-to-find/)
  }
})

test('every field that is missing is named at once, in the words of the form', async () => {
  const inbox = await theInbox()
  expect(await inbox.refusal(send.request, { input: {} })).toMatchObject({
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
  ['a header in the address', { email: 'ana@example.org\r\nBcc: eve@example.org' }, 'email'],
  ['a phone nobody can dial', { phone: 'later' }, 'phone'],
  ['a category of the judgments', { category: 'Housing' }, 'category'],
  ['a label for an urgency', { urgency: 'High (within 2-3 days)' }, 'urgency'],
  ['a NUL in the story', { description: 'a\0b' }, 'description'],
  ['a story of a megabyte', { description: 'd'.repeat(900_000) }, 'description'],
  ['papers', { documents: ['http://127.0.0.1/x'] }, 'documents'],
  [
    'a household of seven',
    { eligibilityData: { income: 'Over $50,000', householdSize: '7' } },
    'eligibilityData.householdSize',
  ],
  ['no income', { eligibilityData: { householdSize: '1' } }, 'eligibilityData.income'],
])('%s is refused, and nothing is stored', async (_, told, field) => {
  const inbox = await theInbox()
  const input = { ...aLegalAidRequest(), ...told }
  const { code, fields } = await inbox.refusal(send.request, { input })
  expect({ code, fields: Object.keys(fields!) }).toEqual({ code: 'BAD_USER_INPUT', fields: [field] })
  expect(await inbox.em().count(LegalAidRequest)).toBe(0)
  expect(await inbox.em().count(Activity)).toBe(0)
})

test('a field that does not exist, or of another kind, is refused', async () => {
  const inbox = await theInbox()
  for (const wrong of [{ isAdmin: true }, { name: 7 }, { description: ['a'] }, { eligibilityData: 'x' }]) {
    const input = { ...aLegalAidRequest(), ...wrong }
    expect(await inbox.refusal(send.request, { input })).toMatchObject({ code: 'BAD_USER_INPUT' })
  }
})

test('a new request is new, whatever was sent as its status', async () => {
  const inbox = await theInbox()
  const input = aLegalAidRequest({ status: 'closed' })
  expect(await inbox.ask(send.request, { input })).toHaveProperty('sendLegalAidRequest.status', 'new')
})

test('the same request twice at the same moment is one', async () => {
  const inbox = await theInbox()
  const input = aLegalAidRequest()
  const sent = await Promise.all(Array.from({ length: 6 }, () => inbox.ask<Sent>(send.request, { input })))
  expect(new Set(sent.map(({ sendLegalAidRequest }) => sendLegalAidRequest.reference)).size).toBe(1)
  expect(await inbox.em().count(LegalAidRequest)).toBe(1)
  expect(await inbox.em().count(Activity)).toBe(1)
})

test('only administrators read or count requests, by whatever way', async () => {
  const inbox = await theInbox({ seed: true })
  const [{ id }] = (await inbox.em().find(LegalAidRequest, {}, { limit: 1 })) as [LegalAidRequest]
  const reference = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on LegalAidRequest { name } } }`
  const of = [{ __typename: 'LegalAidRequest', id }]
  for (const query of [all, '{ legalAidRequestCount }', '{ requestActivity { id } }', reference]) {
    expect(await inbox.refusal(query, { of })).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await inbox.refusal(query, { of }, { token: 'garbage' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  }
  inbox.auth.revoke(inbox.token)
  expect(await inbox.refusal(all, {}, { token: inbox.token })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('another service reads a request for an administrator', async () => {
  const inbox = await theInbox()
  const { sendLegalAidRequest } = await inbox.ask<Sent>(send.request, { input: aLegalAidRequest() })
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on LegalAidRequest { name } } }`
  const of = [
    { __typename: 'LegalAidRequest', id: sendLegalAidRequest.id },
    { __typename: 'LegalAidRequest', id: 'not-an-id' },
  ]
  expect(await inbox.asAdministrator(query, { of })).toEqual({ _entities: [{ name: 'Ana Diaz' }, null] })
})

test('the audit says that a request was received and that the inbox was opened, without names', async () => {
  const inbox = await theInbox()
  const { sendLegalAidRequest } = await inbox.ask<Sent>(send.request, { input: aLegalAidRequest() })
  await inbox.asAdministrator(all)
  expect(
    await inbox.asAdministrator('{ requestActivity(first: 5) { who action noun itemId title } }'),
  ).toEqual({
    requestActivity: [
      {
        who: 'Ruth Abernathy',
        action: 'opened',
        noun: 'legal aid requests',
        itemId: null,
        title: '1 in the inbox',
      },
      {
        who: 'Website',
        action: 'received',
        noun: 'legal aid request',
        itemId: sendLegalAidRequest.id,
        title: sendLegalAidRequest.reference,
      },
    ],
  })
})

test('a request that was tampered with stays shut and does not hide the others', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  await inbox.ask(send.request, { input: aLegalAidRequest({ name: 'One' }) })
  await inbox.ask(send.request, { input: aLegalAidRequest({ name: 'Two' }) })
  const [bad, good] = await inbox.em().find(LegalAidRequest, {}, { orderBy: { receivedAt: 'asc' } })
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad!.id }, { sealed: good!.sealed })
  const query = '{ allLegalAidRequests { reference name } }'
  const { allLegalAidRequests } = await inbox.asAdministrator<{
    allLegalAidRequests: { reference: string; name: string | null }[]
  }>(query)
  expect(allLegalAidRequests.map(({ name }) => name)).toEqual(['Two', null])
  expect(allLegalAidRequests[1]!.reference).toBe(bad!.reference)
})
