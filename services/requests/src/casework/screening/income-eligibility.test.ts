import { expect, test } from 'vitest'
import { householdSizes, incomes } from '../../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { buildExactHousehold, parseHousehold } from './household.ts'
import { evaluateHousehold } from './income-eligibility.ts'

const states2026 = { onePerson: 15_960, eachAdditionalPerson: 5680 }
const defaultLimits = { ceiling: 125, exceptions: 200 }
const screen = (income: string, size: string, { amounts = states2026, limits = defaultLimits } = {}) =>
  evaluateHousehold(parseHousehold(income, size), amounts, limits)
const screenExact = (income: number, people: number) =>
  evaluateHousehold(buildExactHousehold(income, people), states2026, defaultLimits)

/** What a screening comes to in one line: '94-157 maybe'. */
function summarize({ percentage, result, explanation }: ReturnType<typeof evaluateHousehold>) {
  const interval = percentage
    ? `${percentage.min}${percentage.max === null ? '+' : `-${percentage.max}`}`
    : 'unknown'
  return `${interval} ${result}${explanation.includes('exception is needed') ? ', exception' : ''}`
}

test('each pair of answers comes to its share of the 2026 guideline, and to what that means', () => {
  const table = Object.fromEntries(
    incomes.map((income) => [income, householdSizes.map((size) => summarize(screen(income, size)))]),
  )
  expect(table).toEqual({
    'Under $15,000': [
      '0-94 likely',
      '0-69 likely',
      '0-55 likely',
      '0-45 likely',
      '0-39 likely',
      '0-34 likely',
    ],
    '$15,000 - $25,000': [
      '94-157 maybe',
      '69-116 likely',
      '55-92 likely',
      '45-76 likely',
      '39-65 likely',
      '34-56 likely',
    ],
    '$25,000 - $35,000': [
      '157-219 maybe',
      '116-162 maybe',
      '92-128 maybe',
      '76-106 likely',
      '65-90 likely',
      '56-79 likely',
    ],
    '$35,000 - $50,000': [
      '219-313 probably not',
      '162-231 maybe',
      '128-183 maybe, exception',
      '106-152 maybe',
      '90-129 maybe',
      '79-113 likely',
    ],
    'Over $50,000': [
      '313+ probably not',
      '231+ probably not',
      '183+ maybe',
      '152+ maybe',
      '129+ maybe',
      '113+ maybe',
    ],
  })
})

test('each condition says by which amounts it was judged', () => {
  expect(screen('$25,000 - $35,000', '2').conditions).toEqual([
    {
      percent: 125,
      certainty: 'undecided',
      explanation:
        'Income is between $25,000 and $35,000; 125% for 2 people is $27,050: cannot be told from the answers.',
    },
    {
      percent: 200,
      certainty: 'sure',
      explanation: 'Income is between $25,000 and $35,000; 200% for 2 people is $43,280: within.',
    },
  ])
})

test('of six people or more the percentages are upper bounds, and say so', () => {
  const { note, conditions } = screen('$35,000 - $50,000', '6+')
  expect(note).toMatch(/6 people or more/)
  expect(conditions[0]!.explanation).toMatch(/\$55,450, and more for a larger household: within/)
  expect(screen('$35,000 - $50,000', '5').note).toBeNull()
})

test('a household without an end is never over, however low the guideline', () => {
  const amounts = { onePerson: 1000, eachAdditionalPerson: 100 }
  expect(summarize(screen('Over $50,000', '6+', { amounts }))).toBe('3333+ maybe')
  expect(screen('Over $50,000', '5', { amounts }).result).toBe('probably not')
})

test.each([
  ['not told', '2', 'We do not know their income: cannot be told.'],
  ['Under $15,000', 'not told', 'We do not know their household size: cannot be told.'],
  ['15000', '7', 'We do not know their income and household size: cannot be told.'],
  ['toString', '__proto__', 'We do not know their income and household size: cannot be told.'],
])('of %s for %s nothing can be told, and nothing breaks', (income, size, explanation) => {
  const { result, percentage, conditions, note } = screen(income, size)
  expect({ result, percentage, note }).toEqual({ result: 'maybe', percentage: null, note: null })
  expect(conditions).toEqual([125, 200].map((percent) => ({ percent, certainty: 'undecided', explanation })))
})

test.each([
  [27_050, 2, '125-125 likely'],
  [27_051, 2, '125-125 maybe, exception'],
  [43_280, 2, '200-200 maybe, exception'],
  [43_281, 2, '200-200 probably not'],
  [0, 1, '0-0 likely'],
  [60_000, 7, '120-120 likely'],
])('an exact figure of $%i for %i is always decided', (income, people, short) => {
  expect(summarize(screenExact(income, people))).toBe(short)
})

test('other limits of ours judge otherwise, also without exceptions', () => {
  const strict = { ceiling: 100, exceptions: 100 }
  expect(screen('$15,000 - $25,000', '2', { limits: strict }).result).toBe('maybe')
  expect(screen('$25,000 - $35,000', '2', { limits: strict })).toMatchObject({
    result: 'probably not',
    explanation: 'Over 100%.',
  })
})
