/** Ranks attorneys for a request, with reasons. */
import { Field, ObjectType } from 'type-graphql'
import type { Attorney } from './attorney.ts'
import { filterByCategory } from './expertise.ts'
import { getRequiredLanguages, parseLanguages } from './languages.ts'
import { normalizeText } from './normalize-text.ts'

/** What the request asks for; `language` as the applicant wrote it. */
export interface MatchCriteria {
  category: string
  language?: string | null | undefined
}

/** What has happened with an attorney so far. */
export interface AttorneyHistory {
  /** How many requests they have now, or are being asked about. */
  openMatters: number
  /** How they answered about this very request. */
  previousAnswer: 'refused' | 'conflict' | null
}

@ObjectType('MatchReason', { simpleResolvers: true })
export class MatchReason {
  @Field(() => String) text!: string
  /** Whether it speaks for them or against. */
  @Field(() => String) effect!: 'for' | 'against' | 'neither'
}

export interface AttorneyRanking extends Pick<AttorneyHistory, 'previousAnswer'> {
  attorney: Attorney
  reasons: MatchReason[]
}

/**
 * The attorneys, best first. Last come those who have said no to this request, before them those without free
 * capacity; otherwise expertise counts more than language, for which there are interpreters.
 */
export function rankAttorneys(
  attorneys: readonly Attorney[],
  criteria: MatchCriteria,
  getHistory: (attorneyId: string) => AttorneyHistory,
): AttorneyRanking[] {
  return attorneys
    .map((attorney) => evaluateAttorney(attorney, criteria, getHistory(attorney.id)))
    .sort((one, other) => compareOrder(one.order, other.order) || compareByName(one.attorney, other.attorney))
    .map(({ attorney, previousAnswer, reasons }) => ({ attorney, previousAnswer, reasons }))
}

function evaluateAttorney(attorney: Attorney, criteria: MatchCriteria, history: AttorneyHistory) {
  const matchingExpertise = findMatchingExpertise(attorney, criteria)
  const requiredLanguages = getRequiredLanguages(criteria.language)
  const spoken = attorney.languages.flatMap(parseLanguages).map(normalizeText)
  const shared = requiredLanguages.filter((language) => spoken.includes(normalizeText(language)))
  const freeCapacity =
    attorney.capacity === null ? null : Math.max(0, attorney.capacity - history.openMatters)
  return {
    attorney,
    previousAnswer: history.previousAnswer,
    // Less is better in each; the first in which two differ decides.
    order: [
      history.previousAnswer ? 1 : 0,
      freeCapacity === 0 ? 1 : 0,
      matchingExpertise.length > 0 ? 0 : 1,
      requiredLanguages.length === 0 || shared.length > 0 ? 0 : 1,
      freeCapacity === null ? 1 : 0,
      history.openMatters,
    ],
    reasons: [
      ...getPreviousAnswerReasons(history),
      getExpertiseReason(criteria.category, matchingExpertise),
      ...getLanguageReasons(requiredLanguages, shared),
      getCapacityReason(attorney, freeCapacity),
      ...(attorney.email ? [] : [buildReasonAgainst('No email address, so nothing can be sent')]),
    ],
  }
}

/** Looks at their designation when their expertise has no match. */
function findMatchingExpertise({ expertise, designation }: Attorney, { category }: MatchCriteria): string[] {
  const matchingExpertise = filterByCategory(category, expertise)
  return matchingExpertise.length > 0 ? matchingExpertise : filterByCategory(category, [designation])
}

const getPreviousAnswerReasons = ({ previousAnswer }: AttorneyHistory): MatchReason[] => {
  if (previousAnswer === 'conflict') return [buildReasonAgainst('Has a conflict with this request')]
  return previousAnswer === 'refused' ? [buildReasonAgainst('Refused this request before')] : []
}

const getExpertiseReason = (category: string, matchingExpertise: readonly string[]): MatchReason =>
  matchingExpertise.length > 0
    ? { text: `${category}: ${matchingExpertise.join(', ')}`, effect: 'for' }
    : buildReasonAgainst(`No expertise in ${category} is on their page`)

function getLanguageReasons(requiredLanguages: readonly string[], shared: readonly string[]): MatchReason[] {
  if (requiredLanguages.length === 0) return []
  if (shared.length > 0) return [{ text: `Speaks ${shared.join(', ')}`, effect: 'for' }]
  return [buildReasonAgainst(`Speaks no ${requiredLanguages.join(' or ')}, as far as we know`)]
}

function getCapacityReason({ capacity }: Attorney, freeCapacity: number | null): MatchReason {
  if (freeCapacity === null)
    return { text: 'Nobody has said how many requests they can take', effect: 'neither' }
  if (freeCapacity === 0) return buildReasonAgainst(`No place left of ${capacity}`)
  return { text: `${freeCapacity} of ${capacity} ${capacity === 1 ? 'place' : 'places'} left`, effect: 'for' }
}

const buildReasonAgainst = (text: string): MatchReason => ({ text, effect: 'against' })

function compareOrder(one: readonly number[], other: readonly number[]): number {
  const firstDifference = one.findIndex((value, index) => value !== other[index])
  return firstDifference < 0 ? 0 : one[firstDifference]! - other[firstDifference]!
}

const compareByName = (one: Attorney, other: Attorney) => one.name.localeCompare(other.name, 'en')
