/** The practice areas of the office, by the names that content and requests give them. */
import { type Office, useOffice } from '@access/kit'

export type PracticeAreaNaming = 'name' | 'judgmentCategory'

export const listPracticeAreaNames = (
  { practiceAreas }: Pick<Office, 'practiceAreas'>,
  naming: PracticeAreaNaming,
): string[] => practiceAreas.flatMap((area) => area[naming] ?? [])

export const usePracticeAreas = (naming: PracticeAreaNaming) => listPracticeAreaNames(useOffice(), naming)
