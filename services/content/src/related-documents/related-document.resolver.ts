/** The GraphQL resolver of related documents. */
import { type Context, getRequestedFields, Managed, Public } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Query, Resolver } from 'type-graphql'
import {
  inDisplayOrder,
  publicRelatedDocuments,
  RelatedDocument,
  RelatedDocumentInput,
} from './related-document.entity.ts'
import { relatedDocuments } from './related-document.managed-type.ts'

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
) {
  @Public()
  @Query(() => [RelatedDocument])
  relatedDocuments(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<RelatedDocument[]> {
    return publicRelatedDocuments.list(em, { columns: getRequestedFields(RelatedDocument, info) })
  }
}
