import { expect, test } from 'vitest'
import type { Party } from '../conflicts/parties.ts'
import { findIdentifyingDetails } from './identifying-details.ts'

const buildParty = (role: Party['role'], name: string, ...aliases: string[]): Party => ({
  ...{ id: name, role, name, aliases, isNamedByApplicant: true },
})

const parties = [
  buildParty('applicant', 'José Díaz-Ríos'),
  buildParty('other side', 'my landlord, Crowe Property Management LLC'),
  buildParty('further party', 'Ines', 'Nessa'),
]
const contact = {
  email: 'jose@example.org',
  phone: '+1 (555) 555-0177',
  additionalDetails: { postalAddress: 'José Díaz\n12 Main Street\nPort Maren' },
  helper: { name: 'Rosa Lind', contact: '(555) 555-0142', preferredContact: 'Helper' },
} as const

test.each([
  ['Mr. DIAZ has no heating', "It holds the applicant's name: diaz"],
  ['jose’s heating is off', "It holds the applicant's name: jose"],
  ['The house belongs to Crowe.', "It holds the other side's name: crowe"],
  ['Nessa saw it', 'It holds the name of a further party: nessa'],
  ['Write to JOSE@Example.org', "It holds the applicant's email address"],
  ['Call 555 555 0177', "It holds the applicant's telephone number"],
  ['Call 555.0177', "It holds the applicant's telephone number"],
  ['A flat at 12 main street', "It holds the applicant's postal address"],
  ['Rosa wrote for them', "It holds the helper's name: rosa"],
  ['Call 555-0142', "It holds the helper's phone or email"],
  ['Call (555)555-0177', "It holds the applicant's telephone number"],
])('%s: is told', (summary, sentence) => {
  expect(findIdentifyingDetails(summary, parties, contact)).toContain(sentence)
})

test.each([
  ['Ng Thi Le', 'Ms. Ng has no heating', 'ng'],
  ['Li', 'LI has no heating', 'li'],
  ['Anh Do', 'Mr. Do has no heating', 'do'],
  ['Đặng Thuỳ', 'Ms. Dang has no heating', 'dang'],
  ['Søren Kjær', 'Soren has no heating', 'soren'],
  ['王小明', '王小明没有暖气', '王小明'],
  ['김민준', '김민준은 난방이 없다', '김민준'],
  ['नरेन्द्र', 'नरेन्द्र has no heating', 'नरेन्द्र'],
])('of %s it is told that %s names them', (name, summary, word) => {
  const details = findIdentifyingDetails(summary, [buildParty('applicant', name)], { email: '', phone: '' })
  expect(details).toEqual([`It holds the applicant's name: ${word.normalize('NFC')}`])
})

test('a short word of a name that is also an ordinary word names nobody', () => {
  const named = [buildParty('applicant', 'An He Do'), buildParty('other side', 'Li Wu')]
  const summary =
    'Do the rules apply? He had an offer to do so, in writing. An eviction is set, and we like it.'
  expect(findIdentifyingDetails(summary, named, { email: '', phone: '' })).toEqual([])
})

test('all identifying details are named at once', () => {
  expect(findIdentifyingDetails('Diaz against Crowe, 555-0177', parties, contact)).toHaveLength(3)
})

test('words that name nobody, numbers and days may stand there', () => {
  const summary =
    'The landlord, a property management company, turned the heating off on 2026-11-02. Rent is $1,550. Crowed rooms.'
  expect(findIdentifyingDetails(summary, parties, contact)).toEqual([])
})

test('without a telephone and another side nothing is looked for', () => {
  expect(
    findIdentifyingDetails('Heating off, unit 12', [buildParty('applicant', 'Li')], { email: '', phone: '' }),
  ).toEqual([])
})
