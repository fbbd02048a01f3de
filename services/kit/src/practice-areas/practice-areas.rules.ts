/**
 * The areas of law that the office practises in: the one list that options, filters and mappings are derived from.
 * Without zod, so that pages may import it without their visitors loading it.
 */

/** A practice area, by the name that requests, cases and services give it. */
export interface PracticeArea {
  name: string
  /** What the form and the filter of judgments call it; null where they do not offer it. */
  judgmentCategory: string | null
  /** The key of its icon. */
  icon: string
}

export const practiceAreas = [
  { name: 'Family Law', judgmentCategory: 'Family Law', icon: 'family-law' },
  { name: 'Housing Rights', judgmentCategory: 'Housing', icon: 'housing' },
  { name: 'Employment', judgmentCategory: 'Employment', icon: 'employment' },
  { name: 'Immigration', judgmentCategory: 'Immigration', icon: 'immigration' },
  { name: 'Criminal Defense', judgmentCategory: 'Criminal', icon: 'criminal' },
  { name: 'Civil Rights', judgmentCategory: null, icon: 'civil-rights' },
] as const satisfies readonly PracticeArea[]

export type PracticeAreaName = (typeof practiceAreas)[number]['name']

/** Where the guides on a topic begin on their page. */
export const getTopicAnchor = (topic: string) => topic.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** The categories of a request and of a case. */
export const practiceAreaNames = practiceAreas.map(({ name }) => name)

/** The categories that the form and the filter of judgments offer; imported judgments may have others. */
export const judgmentCategories = practiceAreas.flatMap(({ judgmentCategory }) => judgmentCategory ?? [])

/** The practice area of a category, be it of a request, a case, a service or a judgment; undefined for any other. */
export const findPracticeArea = (category: string) =>
  practiceAreas.find(({ name, judgmentCategory }) =>
    [name, judgmentCategory].some((known) => known?.toLowerCase() === category.trim().toLowerCase()),
  )
