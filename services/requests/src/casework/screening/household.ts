/** A household's income and size as ranges: from the form's answers, or from exact figures that were given later. */
import type { householdSizes, incomes } from '../../intake/legal-aid-requests/legal-aid-request.rules.ts'

/** Both included; `max` is null where there is no end. `label` goes into a sentence. */
export interface Range {
  min: number
  max: number | null
  label: string
}

/** Dollars a year and people; null for what nobody knows. */
export interface Household {
  income: Range | null
  people: Range | null
}

const incomeBands: Record<(typeof incomes)[number], Range> = {
  'Under $15,000': { min: 0, max: 15_000, label: 'under $15,000' },
  '$15,000 - $25,000': { min: 15_000, max: 25_000, label: 'between $15,000 and $25,000' },
  '$25,000 - $35,000': { min: 25_000, max: 35_000, label: 'between $25,000 and $35,000' },
  '$35,000 - $50,000': { min: 35_000, max: 50_000, label: 'between $35,000 and $50,000' },
  'Over $50,000': { min: 50_000, max: null, label: 'over $50,000' },
}

const sizeRanges: Record<(typeof householdSizes)[number], Range> = {
  '1': buildExactRange(1, '1 person'),
  '2': buildExactRange(2, '2 people'),
  '3': buildExactRange(3, '3 people'),
  '4': buildExactRange(4, '4 people'),
  '5': buildExactRange(5, '5 people'),
  '6+': { min: 6, max: null, label: '6 people' },
}

// Looked up, and never read as numbers: the bands' edges overlap.
const incomeBandByLabel = new Map<string, Range>(Object.entries(incomeBands))
const sizeRangeByLabel = new Map<string, Range>(Object.entries(sizeRanges))

/** What the labels of the form stand for; null for an unknown label, as where the office entered the request. */
export const parseHousehold = (income: string, householdSize: string): Household => ({
  income: incomeBandByLabel.get(income) ?? null,
  people: sizeRangeByLabel.get(householdSize) ?? null,
})

/** A household with exact figures. */
export const buildExactHousehold = (income: number, people: number): Household => ({
  income: buildExactRange(income, formatDollars(income)),
  people: buildExactRange(people, people === 1 ? '1 person' : `${people} people`),
})

/** '$15,960'. */
export const formatDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`

function buildExactRange(value: number, label: string): Range {
  return { min: value, max: value, label }
}
