/** The practice areas of the office, by the names that content and requests give them. */
import { type Office, useOffice } from '@access/kit'
import { useMemo } from 'react'

export type PracticeAreaNaming = 'name' | 'judgmentCategory'

export const listPracticeAreaNames = (
  { practiceAreas }: Pick<Office, 'practiceAreas'>,
  naming: PracticeAreaNaming,
): string[] => practiceAreas.flatMap((area) => area[naming] ?? [])

export function usePracticeAreas(naming: PracticeAreaNaming): string[] {
  const office = useOffice()
  return useMemo(() => listPracticeAreaNames(office, naming), [office, naming])
}
