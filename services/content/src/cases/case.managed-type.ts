/** Cases, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { legalCase } from './case.rules.ts'

export const cases: ManagedType = {
  typeName: 'Case',
  path: managedPaths.Case,
  itemType: 'case',
  pluralLabel: 'Cases',
  rules: legalCase,
  // `clientInfo`, which no visitor reads.
  holdsPersonalData: true,
}
