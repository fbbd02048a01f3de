/**
 * Whether a household is within our limits, as far as its answers say. They are bands: the share of the poverty
 * guideline lies between two figures, and so some of it cannot be told. It advises; people decide.
 */
import { type Household, inDollars } from './household.ts'

/** Which rule this is; another number where it comes to judge otherwise. */
export const rule = '1'

/** A year's guideline, in dollars a year. */
export interface Figures {
  onePerson: number
  eachFurther: number
}

/** Our own limits, in percent of the guideline: who is within, and up to where there may be an exception. */
export interface Limits {
  ceiling: number
  exceptions: number
}

/** Whether income is within a limit: surely, surely not, or nobody can tell. */
export type Sureness = 'sure' | 'not' | 'undecided'

export interface Condition {
  /** Of the guideline. */
  percent: number
  sureness: Sureness
  words: string
}

/** Percent of the guideline, rounded; `upTo` is null where there is no end. */
export interface Share {
  from: number
  upTo: number | null
}

export interface Screened {
  result: 'likely' | 'maybe' | 'probably not'
  words: string
  /** Null where it cannot be told. */
  share: Share | null
  conditions: Condition[]
  /** What to bear in mind. */
  note: string | null
}

/** Screens a household by a guideline and our limits. */
export function screened(household: Household, figures: Figures, limits: Limits): Screened {
  const within = conditionOf(household, figures, limits.ceiling)
  const excepted = conditionOf(household, figures, limits.exceptions)
  return {
    ...resultOf(within, excepted),
    share: shareOf(household, figures),
    conditions: [within, excepted],
    note: household.people?.upTo === null ? upperBounds(household.people.from) : null,
  }
}

/** The dollars that a number of people may have, at a percentage of the guideline. */
export const limitOf = ({ onePerson, eachFurther }: Figures, people: number, percent: number) =>
  Math.round(((onePerson + (people - 1) * eachFurther) * percent) / 100)

function resultOf(within: Condition, excepted: Condition): Pick<Screened, 'result' | 'words'> {
  const [ceiling, limit] = [`${within.percent}%`, `${excepted.percent}%`]
  if (within.sureness === 'sure') return { result: 'likely', words: `Surely within ${ceiling}.` }
  if (excepted.sureness === 'not') return { result: 'probably not', words: `Surely over ${limit}.` }
  if (within.sureness === 'not' && excepted.sureness === 'sure')
    return {
      result: 'maybe',
      words: `Surely between ${ceiling} and ${limit}: an exception is needed.`,
    }
  return { result: 'maybe', words: 'It cannot be told from the answers. An exact figure would tell.' }
}

function conditionOf({ income, people }: Household, figures: Figures, percent: number): Condition {
  if (!income || !people) return { percent, sureness: 'undecided', words: unknown(income, people) }
  const limit = limitOf(figures, people.from, percent)
  // More people may have more: of a household without an end, nobody knows how much.
  const highest = people.upTo === null ? Number.POSITIVE_INFINITY : limitOf(figures, people.upTo, percent)
  const sureness = surenessOf({ income, limit, highest })
  const more = people.upTo === null ? ', and more for a larger household' : ''
  return {
    percent,
    sureness,
    words: `Income is ${income.said}; ${percent}% for ${people.said} is ${inDollars(limit)}${more}: ${verdicts[sureness]}.`,
  }
}

function surenessOf({
  income,
  limit,
  highest,
}: {
  income: NonNullable<Household['income']>
  limit: number
  highest: number
}): Sureness {
  if (income.upTo !== null && income.upTo <= limit) return 'sure'
  return income.from > highest ? 'not' : 'undecided'
}

const verdicts: Record<Sureness, string> = {
  sure: 'surely within',
  not: 'surely over',
  undecided: 'cannot be told from the answers',
}

function unknown(income: Household['income'], people: Household['people']): string {
  const missing = [income ? '' : 'income', people ? '' : 'household size'].filter(Boolean).join(' and ')
  return `We do not know their ${missing}: cannot be told.`
}

function shareOf({ income, people }: Household, figures: Figures): Share | null {
  if (!income || !people) return null
  const whole = limitOf(figures, people.from, 100)
  const percentOf = (dollars: number) => Math.round((dollars / whole) * 100)
  return { from: percentOf(income.from), upTo: income.upTo === null ? null : percentOf(income.upTo) }
}

const upperBounds = (people: number) =>
  `They are ${people} people or more. The percentages are those of ${people}; of a larger household they are lower.`
