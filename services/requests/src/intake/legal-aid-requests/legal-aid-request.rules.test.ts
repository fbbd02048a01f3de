import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildLegalAidRequest } from './legal-aid-request.examples.ts'
import {
  caseDetails,
  contactDetails,
  eligibility,
  legalAidRequest,
  limits,
} from './legal-aid-request.rules.ts'

const getErrors = (rules: z.ZodType, input: unknown) => {
  const { error } = rules.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

const requiredFields = {
  name: 'Enter your name',
  email: 'Enter your email address',
  phone: 'Enter a phone number',
  category: 'Choose what kind of problem it is',
  description: 'Tell us what happened, even in one sentence',
  urgency: 'Choose how soon you need help',
}

test('a complete request passes and keeps every word of the story', () => {
  const description = '  First line.\n\tSecond – "with" ‮signs‬ 👩‍👧 \n'
  expect(legalAidRequest.parse(buildLegalAidRequest({ description })).description).toBe(description)
})

test('everything that is missing is named at once, in the words of the form', () => {
  expect(getErrors(legalAidRequest, {})).toEqual({
    ...requiredFields,
    eligibilityData: 'Tell us about your household',
  })
  expect(getErrors(legalAidRequest, { ...buildLegalAidRequest(), eligibilityData: {} })).toEqual({
    'eligibilityData.income': "Choose your household's yearly income",
    'eligibilityData.householdSize': 'Choose how many people are in your household',
  })
})

const noAddresses = { email: null, phone: null, hasNoSafeEmail: true, hasNoSafePhone: true }

test.each([undefined, null, '', ' \u200B'])(
  'who has no safe email or phone leaves them out, as %j',
  (nothing) => {
    const input = { ...buildLegalAidRequest(), ...noAddresses, email: nothing, phone: nothing }
    expect(getErrors(legalAidRequest, input)).toEqual({})
    expect(getErrors(contactDetails, input)).toEqual({})
  },
)

test('each of the two is unsafe for itself, and only a yes says so', () => {
  const { email, phone } = requiredFields
  const getErrorsWith = (answers: object) =>
    getErrors(legalAidRequest, buildLegalAidRequest({ ...noAddresses, ...answers }))
  expect(getErrorsWith({ hasNoSafePhone: false })).toEqual({ phone })
  expect(getErrorsWith({ hasNoSafeEmail: null })).toEqual({ email })
})

test('an address that is called unsafe is refused', () => {
  const input = { hasNoSafeEmail: true, hasNoSafePhone: true }
  expect(getErrors(legalAidRequest, buildLegalAidRequest(input))).toEqual({
    email: 'You said that no email is safe. Leave the address out, or take that back',
    phone: 'You said that no phone is safe. Leave the number out, or take that back',
  })
})

test.each(['(555) 555-0142', 'rosa@example.org'])('a helper may be reached by %s', (contact) => {
  const helper = { name: 'Rosa Lind', contact, preferredContact: 'Helper' } as const
  expect(legalAidRequest.parse(buildLegalAidRequest({ helper })).helper).toEqual(helper)
})

test.each([
  ['helper.name', { name: ' ' }, 'Enter your own name'],
  [
    'helper.name',
    { name: 'Rosa\nBcc: eve@example.org' },
    'Your own name contains a character that cannot be stored',
  ],
  ['helper.contact', { contact: '' }, 'Enter your own phone number or email address'],
  [
    'helper.contact',
    { contact: 'rosa1234567@example' },
    'Enter a phone number, like (555) 555-0100, or an email address, like name@example.org',
  ],
  ['helper.preferredContact', { preferredContact: 'Nobody' }, 'Choose whom we should contact'],
])('%s must be what it is asked to be', (field, wrong, message) => {
  const helper = { name: 'Rosa Lind', contact: '(555) 555-0142', preferredContact: 'Helper', ...wrong }
  expect(getErrors(legalAidRequest, { ...buildLegalAidRequest(), helper })).toEqual({ [field]: message })
})

test.each(['', '   ', '\n\t', '\u200B\u200D', '\u2060\uFEFF', '\u3164', '\u2800'])(
  'a field with nothing to see in it (%j) counts as missing',
  (nothing) => {
    const blanks = { name: nothing, email: nothing, phone: nothing, description: nothing }
    const { category, urgency, ...typed } = requiredFields
    expect(getErrors(legalAidRequest, { ...buildLegalAidRequest(), ...blanks })).toEqual(typed)
  },
)

test.each(['6', 6, '7', '-1', '6+ ', '', null])('a household of %j is not on the list', (householdSize) => {
  const eligibilityData = { ...buildLegalAidRequest().eligibilityData, householdSize }
  expect(getErrors(legalAidRequest, { ...buildLegalAidRequest(), eligibilityData })).toHaveProperty([
    'eligibilityData.householdSize',
  ])
})

test('urgency is sent as one word, and categories of the judgments are not ours', () => {
  const wrong = { urgency: 'Low (can wait a few weeks)', category: 'Housing' }
  expect(Object.keys(getErrors(legalAidRequest, { ...buildLegalAidRequest(), ...wrong }))).toEqual([
    'category',
    'urgency',
  ])
})

// Which addresses there are is tested with their rule in the kit.
test.each(['ana', 'ana@example.org, eve@example.org', 'ana@example.org\r\nBcc: eve@example.org'])(
  '%j is not one email address',
  (email) => {
    expect(getErrors(legalAidRequest, buildLegalAidRequest({ email }))).toHaveProperty('email')
  },
)

test.each([
  { email: '\u202aana@example.org\u202c', phone: '\u202d+1 (555) 555-0123\u202c' },
  { email: 'ana@exam\u00adple.org\u200f', phone: '+1\u2060 (555)\ufeff 555-01\u200d23\u{e0020}' },
])('characters that nobody sees are no part of an address or a number: %j', (typed) => {
  const helper = { name: 'Bo', contact: typed.email, preferredContact: 'Helper' }
  expect(legalAidRequest.parse({ ...buildLegalAidRequest(typed), helper })).toMatchObject({
    email: 'ana@example.org',
    phone: '+1 (555) 555-0123',
    helper: { contact: 'ana@example.org' },
  })
})

test('a joiner in a name, which Persian is written with, and in a story stay', () => {
  const texts = { name: 'رضا علی\u200cزاده', description: 'می\u200cخواهم' }
  expect(legalAidRequest.parse(buildLegalAidRequest(texts))).toMatchObject(texts)
})

test('a name cannot carry a line of its own into an email', () => {
  expect(getErrors(legalAidRequest, buildLegalAidRequest({ name: 'Bob\r\nBcc: eve@example.org' }))).toEqual({
    name: 'Name contains a character that cannot be stored',
  })
})

test('a NUL or half a character is refused everywhere', () => {
  for (const bad of ['a\u0000b', 'a\uD800b']) {
    const results = getErrors(legalAidRequest, buildLegalAidRequest({ name: bad, description: bad }))
    expect(Object.keys(results)).toEqual(['name', 'description'])
  }
})

test('each text may be as long as its limit and no longer', () => {
  const exactly = { name: 'n'.repeat(limits.name), description: 'd'.repeat(limits.description) }
  expect(getErrors(legalAidRequest, buildLegalAidRequest(exactly))).toEqual({})
  const longer = { name: `${exactly.name}n`, description: `${exactly.description}dd`, phone: '5'.repeat(41) }
  expect(getErrors(legalAidRequest, buildLegalAidRequest(longer))).toEqual({
    name: 'Name must be 120 characters or fewer',
    phone: 'Phone number must be 40 characters or fewer',
    description:
      'Your text must be 10,000 characters or fewer. You have 2 too many. The rest can go in a message later',
  })
})

test('documents, unknown keys and a status of another kind are refused, a status in words is not', () => {
  expect(legalAidRequest.safeParse({ ...buildLegalAidRequest(), isAdmin: true }).success).toBe(false)
  expect(legalAidRequest.safeParse({ ...buildLegalAidRequest(), status: 7 }).success).toBe(false)
  expect(
    legalAidRequest.safeParse({ ...buildLegalAidRequest(), status: 'closed', documents: null }).success,
  ).toBe(true)
})

test('each step of the journey asks only for its own answers', () => {
  const { eligibilityData, ...answers } = buildLegalAidRequest()
  expect(contactDetails.safeParse(answers).success).toBe(true)
  expect(caseDetails.safeParse(answers).success).toBe(true)
  expect(eligibility.safeParse(answers).success).toBe(false)
  expect(eligibility.safeParse(eligibilityData).success).toBe(true)
})

test.each([
  ['a paragraph separator in the phone', { phone: '(555) 555-0123\u2029x' }, 'phone'],
  ['a phone nobody can dial', { phone: 'later' }, 'phone'],
  ['a next line in the name', { name: 'Ana\u0085Bcc: eve@example.org' }, 'name'],
  ['an address for a paper', { documents: ['http://127.0.0.1/x'] }, 'documents'],
  ['six papers', { documents: Array.from({ length: 6 }, () => crypto.randomUUID()) }, 'documents'],
])('%s is refused', (_, answers, field) => {
  expect(Object.keys(getErrors(legalAidRequest, { ...buildLegalAidRequest(), ...answers }))).toEqual([field])
})

test('every kind of line break in a story is stored as one', () => {
  const description = 'one\r\ntwo\rthree\u2028four\u2029five\u0085six\vseven\feight\n'
  expect(legalAidRequest.parse(buildLegalAidRequest({ description })).description).toBe(
    'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n',
  )
})

test('nobody is emailed who has no safe email', () => {
  const input = { email: null, hasNoSafeEmail: true, emailUpdates: true }
  expect(getErrors(legalAidRequest, buildLegalAidRequest(input))).toEqual({
    emailUpdates: 'You said that no email is safe, so we cannot email you',
  })
})
