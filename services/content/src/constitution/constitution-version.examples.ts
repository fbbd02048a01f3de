import type { Example } from '../item.examples.ts'
import type { ConstitutionVersionInput } from './constitution-version.rules.ts'

export type ConstitutionVersionExample = Example<'ConstitutionVersion', ConstitutionVersionInput>

/** A version of the constitution as the interface gives it, with what the test is about. */
export const aConstitutionVersion = (
  about: Partial<ConstitutionVersionExample> = {},
): ConstitutionVersionExample => ({
  __typename: 'ConstitutionVersion',
  id: '5c2b7a10-0000-4000-8000-000000000007',
  versionNumber: '4.1',
  effectiveDate: '2023-05-13T00:00:00.000Z',
  pdfUrl: null,
  changes: 'Gives the Client Council the right to place an item on any Board agenda.',
  ...about,
})
