import { expect, test } from 'vitest'
import type { Party } from '../conflicts/parties.ts'
import { tellingIn } from './naming.ts'

const aParty = (role: Party['role'], name: string, ...aliases: string[]): Party => ({
  ...{ id: name, role, name, aliases, isTold: true },
})

const parties = [
  aParty('applicant', 'José Díaz-Ríos'),
  aParty('other side', 'my landlord, Crowe Property Management LLC'),
  aParty('further party', 'Ines', 'Nessa'),
]
const told = { email: 'jose@example.org', phone: '+1 (555) 555-0177' }

test.each([
  ['Mr. DIAZ has no heating', "It holds the applicant's name: diaz"],
  ['jose’s heating is off', "It holds the applicant's name: jose"],
  ['The house belongs to Crowe.', "It holds the other side's name: crowe"],
  ['Nessa saw it', 'It holds the name of a further party: nessa'],
  ['Write to JOSE@Example.org', "It holds the applicant's email address"],
  ['Call 555 555 0177', "It holds the applicant's telephone number"],
  ['Call 555.0177', "It holds the applicant's telephone number"],
  ['Call (555)555-0177', "It holds the applicant's telephone number"],
])('%s: is told', (summary, sentence) => {
  expect(tellingIn(summary, parties, told)).toContain(sentence)
})

test('all that must go is told at once', () => {
  expect(tellingIn('Diaz against Crowe, 555-0177', parties, told)).toHaveLength(3)
})

test('words that name nobody, numbers and days may stand there', () => {
  const summary =
    'The landlord, a property management company, turned the heating off on 2026-11-02. Rent is $1,550. Crowed rooms.'
  expect(tellingIn(summary, parties, told)).toEqual([])
})

test('of an applicant who told no telephone and no other side nothing is looked for', () => {
  expect(tellingIn('Heating off, unit 12', [aParty('applicant', 'Li')], { email: '', phone: '' })).toEqual([])
})
