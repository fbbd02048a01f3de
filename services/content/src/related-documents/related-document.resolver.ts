/** The GraphQL resolver of related documents; visitors read them by `printed-documents`, which knows which PDFs there are. */
import { Managed } from '@access/service-kit'
import { Resolver } from 'type-graphql'
import { inDisplayOrder, RelatedDocument, RelatedDocumentInput } from './related-document.entity.ts'
import { relatedDocuments } from './related-document.rules.ts'

@Resolver(() => RelatedDocument)
export class RelatedDocumentResolver extends Managed(
  RelatedDocument,
  RelatedDocumentInput,
  relatedDocuments,
  {
    permission: 'manageContent',
    order: inDisplayOrder,
    listColumns: {
      searchable: ['title', 'description'],
      sortable: ['title', 'available', 'displayOrder'],
      filterable: ['available'],
    },
    bulkEditable: ['available'],
  },
) {}
