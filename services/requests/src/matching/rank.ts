/** Who fits a request best, each with the reasons in words. */
import type { Attorney } from './attorney.ts'
import { aboutCategory } from './fields.ts'
import { languagesIn, neededLanguages } from './languages.ts'
import { plain } from './plain.ts'

/** What the request asks for; `language` as the applicant wrote it. */
export interface Wanted {
  category: string
  language?: string | null | undefined
}

/** What has happened with an attorney so far. */
export interface Past {
  /** How many requests they have now, or are being asked about. */
  open: number
  /** How they answered about this very request. */
  answered: 'refused' | 'conflict' | null
}

interface Reason {
  text: string
  /** Whether it speaks for them or against. */
  speaks: 'for' | 'against' | 'neither'
}

export interface Ranked extends Pick<Past, 'answered'> {
  attorney: Attorney
  reasons: Reason[]
}

/**
 * The attorneys, best first. Last come those who have said no to this request, before them those without a place
 * left; otherwise expertise counts more than language, for which there are interpreters.
 */
export function rank(
  attorneys: readonly Attorney[],
  wanted: Wanted,
  pastOf: (attorneyId: string) => Past,
): Ranked[] {
  return attorneys
    .map((attorney) => judged(attorney, wanted, pastOf(attorney.id)))
    .sort((one, other) => compared(one.order, other.order) || byName(one.attorney, other.attorney))
    .map(({ attorney, answered, reasons }) => ({ attorney, answered, reasons }))
}

function judged(attorney: Attorney, wanted: Wanted, past: Past) {
  const fits = inFieldOf(attorney, wanted)
  const needed = neededLanguages(wanted.language)
  const spoken = attorney.languages.flatMap(languagesIn).map(plain)
  const shared = needed.filter((language) => spoken.includes(plain(language)))
  const left = attorney.capacity === null ? null : Math.max(0, attorney.capacity - past.open)
  return {
    attorney,
    answered: past.answered,
    // Less is better in each; the first in which two differ decides.
    order: [
      past.answered ? 1 : 0,
      left === 0 ? 1 : 0,
      fits.length > 0 ? 0 : 1,
      needed.length === 0 || shared.length > 0 ? 0 : 1,
      left === null ? 1 : 0,
      past.open,
    ],
    reasons: [
      ...answerBefore(past),
      inField(wanted.category, fits),
      ...speaking(needed, shared),
      room(attorney, left),
      ...(attorney.email ? [] : [against('No email address, so nothing can be sent')]),
    ],
  }
}

/** What they are called is looked at where their expertise does not say it. */
function inFieldOf({ expertise, designation }: Attorney, { category }: Wanted): string[] {
  const fits = aboutCategory(category, expertise)
  return fits.length > 0 ? fits : aboutCategory(category, [designation])
}

const answerBefore = ({ answered }: Past): Reason[] => {
  if (answered === 'conflict') return [against('Has a conflict with this request')]
  return answered === 'refused' ? [against('Refused this request before')] : []
}

const inField = (category: string, fits: readonly string[]): Reason =>
  fits.length > 0
    ? { text: `${category}: ${fits.join(', ')}`, speaks: 'for' }
    : against(`No expertise in ${category} is on their page`)

function speaking(needed: readonly string[], shared: readonly string[]): Reason[] {
  if (needed.length === 0) return []
  if (shared.length > 0) return [{ text: `Speaks ${shared.join(', ')}`, speaks: 'for' }]
  return [against(`Speaks no ${needed.join(' or ')}, as far as we know`)]
}

function room({ capacity }: Attorney, left: number | null): Reason {
  if (left === null) return { text: 'Nobody has said how many requests they can take', speaks: 'neither' }
  if (left === 0) return against(`No place left of ${capacity}`)
  return { text: `${left} of ${capacity} ${capacity === 1 ? 'place' : 'places'} left`, speaks: 'for' }
}

const against = (text: string): Reason => ({ text, speaks: 'against' })

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : one[at]! - other[at]!
}

const byName = (one: Attorney, other: Attorney) => one.name.localeCompare(other.name, 'en')
