import { expect, test } from 'vitest'
import type { Told } from '../legal-aid-requests/legal-aid-request.ts'
import { tellingIn } from './naming.ts'

const told: Told = {
  name: 'José Díaz-Ríos',
  email: 'jose@example.org',
  phone: '+1 (555) 555-0177',
  description: '',
  income: '',
  householdSize: '',
  more: { otherSide: 'my landlord, Crowe Property Management LLC' },
}

test.each([
  ['Mr. DIAZ has no heating', "It holds the applicant's name: diaz"],
  ['jose’s heating is off', "It holds the applicant's name: jose"],
  ['The house belongs to Crowe.', "It holds the other side's name: crowe"],
  ['Write to Jose@Example.org'.replace('Jose@', 'JOSE@'), "It holds the applicant's email address"],
  ['Call 555 555 0177', "It holds the applicant's telephone number"],
  ['Call 555.0177', "It holds the applicant's telephone number"],
  ['Call (555)555-0177', "It holds the applicant's telephone number"],
])('%s: is told', (summary, sentence) => {
  expect(tellingIn(summary, told)).toContain(sentence)
})

test('all that must go is told at once', () => {
  expect(tellingIn('Diaz against Crowe, 555-0177', told)).toHaveLength(3)
})

test('words that name nobody, numbers and days may stand there', () => {
  const summary =
    'The landlord, a property management company, turned the heating off on 2026-11-02. Rent is $1,550. Crowed rooms.'
  expect(tellingIn(summary, told)).toEqual([])
})

test('of an applicant who told no telephone and no other side nothing is looked for', () => {
  expect(tellingIn('Heating off, unit 12', { ...told, name: 'Li', phone: '', more: {} })).toEqual([])
})
