/**
 * Whether a household is within our limits, as far as its answers say. They are bands: the share of the poverty
 * guideline lies between two figures, and so some cases are undecided. It advises; people decide.
 */
import { Field, Int, ObjectType } from 'type-graphql'
import { formatDollars, type Household } from './household.ts'

/** Increased when the rule changes its results. */
export const ruleVersion = '1'

/** A year's guideline, in dollars a year. */
export interface GuidelineAmounts {
  onePerson: number
  eachAdditionalPerson: number
}

/** Our own limits, in percent of the guideline: who is within, and up to where there may be an exception. */
export interface IncomeLimits {
  ceiling: number
  exceptions: number
}

/** Whether income is within a limit: certainly, certainly not, or undecided. */
type Certainty = 'sure' | 'not' | 'undecided'

@ObjectType('ScreeningCondition', { simpleResolvers: true })
export class ScreeningCondition {
  /** Of the guideline. */
  @Field(() => Int) percent!: number
  @Field(() => String) certainty!: Certainty
  @Field(() => String) explanation!: string
}

/** Percent of the guideline, rounded; `max` is null where there is no end. */
@ObjectType('ScreeningPercentage', { simpleResolvers: true })
export class PercentageRange {
  @Field(() => Int) min!: number
  @Field(() => Int, { nullable: true }) max!: number | null
}

export interface ScreeningResult {
  result: 'likely' | 'maybe' | 'probably not'
  explanation: string
  /** Null where it is unknown. */
  percentage: PercentageRange | null
  conditions: ScreeningCondition[]
  /** What to bear in mind. */
  note: string | null
}

/** Screens a household by a guideline and our limits. */
export function evaluateHousehold(
  household: Household,
  amounts: GuidelineAmounts,
  limits: IncomeLimits,
): ScreeningResult {
  const standard = evaluateCondition(household, amounts, limits.ceiling)
  const exception = evaluateCondition(household, amounts, limits.exceptions)
  return {
    ...getResult(standard, exception),
    percentage: computePercentage(household, amounts),
    conditions: [standard, exception],
    note: household.people?.max === null ? formatOpenEndedNote(household.people.min) : null,
  }
}

/** The dollars that a number of people may have, at a percentage of the guideline. */
export const computeLimit = (
  { onePerson, eachAdditionalPerson }: GuidelineAmounts,
  people: number,
  percent: number,
) => Math.round(((onePerson + (people - 1) * eachAdditionalPerson) * percent) / 100)

function getResult(
  standard: ScreeningCondition,
  exception: ScreeningCondition,
): Pick<ScreeningResult, 'result' | 'explanation'> {
  const [ceiling, limit] = [`${standard.percent}%`, `${exception.percent}%`]
  if (standard.certainty === 'sure') return { result: 'likely', explanation: `Within ${ceiling}.` }
  if (exception.certainty === 'not') return { result: 'probably not', explanation: `Over ${limit}.` }
  if (standard.certainty === 'not' && exception.certainty === 'sure')
    return {
      result: 'maybe',
      explanation: `Between ${ceiling} and ${limit}: an exception is needed.`,
    }
  return { result: 'maybe', explanation: 'It cannot be told from the answers. An exact figure would tell.' }
}

function evaluateCondition(
  { income, people }: Household,
  amounts: GuidelineAmounts,
  percent: number,
): ScreeningCondition {
  if (!income || !people)
    return { percent, certainty: 'undecided', explanation: explainMissing(income, people) }
  const limit = computeLimit(amounts, people.min, percent)
  // More people may have more: of a household without an end, nobody knows how much.
  const highest = people.max === null ? Number.POSITIVE_INFINITY : computeLimit(amounts, people.max, percent)
  const isSure = income.max !== null && income.max <= limit
  const certainty = isSure ? 'sure' : income.min > highest ? 'not' : 'undecided'
  const suffix = people.max === null ? ', and more for a larger household' : ''
  return {
    percent,
    certainty,
    explanation: `Income is ${income.label}; ${percent}% for ${people.label} is ${formatDollars(limit)}${suffix}: ${certaintyLabels[certainty]}.`,
  }
}

const certaintyLabels: Record<Certainty, string> = {
  sure: 'within',
  not: 'over',
  undecided: 'cannot be told from the answers',
}

function explainMissing(income: Household['income'], people: Household['people']): string {
  const missing = [income ? '' : 'income', people ? '' : 'household size'].filter(Boolean).join(' and ')
  return `We do not know their ${missing}: cannot be told.`
}

function computePercentage({ income, people }: Household, amounts: GuidelineAmounts): PercentageRange | null {
  if (!income || !people) return null
  const whole = computeLimit(amounts, people.min, 100)
  const percentOf = (dollars: number) => Math.round((dollars / whole) * 100)
  return { min: percentOf(income.min), max: income.max === null ? null : percentOf(income.max) }
}

const formatOpenEndedNote = (people: number) =>
  `They are ${people} people or more. The percentages are those of ${people}; of a larger household they are lower.`
