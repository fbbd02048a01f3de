/** Related documents, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { relatedDocument } from './related-document.rules.ts'

export const relatedDocuments: ManagedType = {
  typeName: 'RelatedDocument',
  path: managedPaths.RelatedDocument,
  itemType: 'related document',
  pluralLabel: 'Related documents',
  rules: relatedDocument,
}
