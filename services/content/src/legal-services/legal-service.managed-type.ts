/** Services, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { legalService } from './legal-service.rules.ts'

export const legalServices: ManagedType = {
  typeName: 'LegalService',
  path: managedPaths.LegalService,
  itemType: 'service',
  pluralLabel: 'Services',
  rules: legalService,
}
