/** Related documents in the graph. */
import { askedColumns, type Context, Managed } from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Query, Resolver } from 'type-graphql'
import { relatedDocuments } from '../catalogue.ts'
import { inDisplayOrder, RelatedDocument, RelatedDocumentInput, shownDocuments } from './related-document.ts'

@Resolver(() => RelatedDocument)
export class RelatedDocumentResolver extends Managed(
  RelatedDocument,
  RelatedDocumentInput,
  relatedDocuments,
  {
    order: inDisplayOrder,
    listed: {
      searched: ['title', 'description'],
      sorted: ['title', 'available', 'displayOrder'],
      filtered: ['available'],
    },
    switched: ['available'],
  },
) {
  @Query(() => [RelatedDocument])
  relatedDocuments(@Ctx() { em }: Context, @Info() info: GraphQLResolveInfo): Promise<RelatedDocument[]> {
    return shownDocuments.list(em, { columns: askedColumns(RelatedDocument, info) })
  }
}
