import { expect, test } from 'vitest'
import { exactFigures, povertyGuideline, screeningPolicy } from './guideline.rules.ts'

const guideline = {
  year: 2027,
  region: 'Alaska',
  onePerson: 20_300,
  eachAdditionalPerson: 7200,
  effectiveFrom: '2027-02-01',
  source: 'aspe.hhs.gov',
}
const policy = { ceiling: 150, exceptions: 150, region: 'Alaska' }

test.each([
  [povertyGuideline, guideline, { year: 1989 }],
  [povertyGuideline, guideline, { year: 2026.5 }],
  [povertyGuideline, guideline, { year: 2101 }],
  [povertyGuideline, guideline, { region: 'Guam' }],
  [povertyGuideline, guideline, { onePerson: 15_960.5 }],
  [povertyGuideline, guideline, { onePerson: 0 }],
  [povertyGuideline, guideline, { eachAdditionalPerson: -1 }],
  [povertyGuideline, guideline, { eachAdditionalPerson: null }],
  [povertyGuideline, guideline, { effectiveFrom: '2026-02-30' }],
  [povertyGuideline, guideline, { effectiveFrom: '0202-02-01' }],
  [povertyGuideline, guideline, { effectiveFrom: '9999-12-31' }],
  [povertyGuideline, guideline, { source: ' ' }],
  [screeningPolicy, policy, { exceptions: 149 }],
  [screeningPolicy, policy, { ceiling: 49 }],
  [screeningPolicy, policy, { exceptions: 501 }],
  [screeningPolicy, policy, { region: '' }],
  [exactFigures, { income: 100, people: 2 }, { income: 100.5 }],
  [exactFigures, { income: 100, people: 2 }, { income: -1 }],
  [exactFigures, { income: 100, people: 2 }, { people: 0 }],
])('the rules refuse at its field, and there alone: %#', (rules, valid, wrong) => {
  expect(rules.safeParse(valid).success).toBe(true)
  const { error } = rules.safeParse({ ...valid, ...wrong })
  expect(error!.issues.map(({ path }) => path)).toEqual([Object.keys(wrong)])
})
