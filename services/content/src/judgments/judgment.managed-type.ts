/** Judgments, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { judgment } from './judgment.rules.ts'

export const judgments: ManagedType = {
  typeName: 'Judgment',
  path: managedPaths.Judgment,
  itemType: 'judgment',
  pluralLabel: 'Judgments',
  rules: judgment,
}
