/** What is known of a household's money: from the form's answers, or from an exact figure that was told later. */
import type { householdSizes, incomes } from '../legal-aid-requests/legal-aid-request.rules.ts'

/** Somewhere between the two, both included; `upTo` is null where there is no end. `said` in a sentence. */
export interface Range {
  from: number
  upTo: number | null
  said: string
}

/** Dollars a year and people; null for what nobody knows. */
export interface Household {
  income: Range | null
  people: Range | null
}

const bands: Record<(typeof incomes)[number], Range> = {
  'Under $15,000': { from: 0, upTo: 15_000, said: 'under $15,000' },
  '$15,000 - $25,000': { from: 15_000, upTo: 25_000, said: 'between $15,000 and $25,000' },
  '$25,000 - $35,000': { from: 25_000, upTo: 35_000, said: 'between $25,000 and $35,000' },
  '$35,000 - $50,000': { from: 35_000, upTo: 50_000, said: 'between $35,000 and $50,000' },
  'Over $50,000': { from: 50_000, upTo: null, said: 'over $50,000' },
}

const sizes: Record<(typeof householdSizes)[number], Range> = {
  '1': exactly(1, '1 person'),
  '2': exactly(2, '2 people'),
  '3': exactly(3, '3 people'),
  '4': exactly(4, '4 people'),
  '5': exactly(5, '5 people'),
  '6+': { from: 6, upTo: null, said: '6 people' },
}

// Looked up, and never read as numbers: the bands' edges overlap.
const bandOf = new Map<string, Range>(Object.entries(bands))
const sizeOf = new Map<string, Range>(Object.entries(sizes))

/** What the labels of the form stand for. Those we do not know, as where the office took it in, say nothing. */
export const answered = (income: string, householdSize: string): Household => ({
  income: bandOf.get(income) ?? null,
  people: sizeOf.get(householdSize) ?? null,
})

/** Who has told us the figures themselves. */
export const toldExactly = (income: number, people: number): Household => ({
  income: exactly(income, inDollars(income)),
  people: exactly(people, people === 1 ? '1 person' : `${people} people`),
})

/** '$15,960'. */
export const inDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`

function exactly(figure: number, said: string): Range {
  return { from: figure, upTo: figure, said }
}
