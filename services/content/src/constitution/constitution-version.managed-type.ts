/** Constitution versions, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { constitutionVersion } from './constitution-version.rules.ts'

export const constitutionVersions: ManagedType = {
  typeName: 'ConstitutionVersion',
  path: managedPaths.ConstitutionVersion,
  itemType: 'constitution version',
  pluralLabel: 'Constitution versions',
  rules: constitutionVersion,
}
