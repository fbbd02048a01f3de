import type { Example } from '../content-type/item.examples.ts'
import type { ConstitutionVersionInput } from './constitution-version.rules.ts'

export type ConstitutionVersionExample = Example<'ConstitutionVersion', ConstitutionVersionInput>

/** Builds a version of the constitution as the API returns it. */
export const buildConstitutionVersion = (
  overrides: Partial<ConstitutionVersionExample> = {},
): ConstitutionVersionExample => ({
  __typename: 'ConstitutionVersion',
  id: '5c2b7a10-0000-4000-8000-000000000007',
  versionNumber: '4.1',
  effectiveDate: '2023-05-13T00:00:00.000Z',
  pdfUrl: null,
  changes: 'Gives the Client Council the right to place an item on any Board agenda.',
  ...overrides,
})
