/** Related documents in the graph. */
import type { Context } from '@access/service-kit'
import { Ctx, Query, Resolver } from 'type-graphql'
import { RelatedDocument, shownDocuments } from './related-document.ts'

@Resolver(() => RelatedDocument)
export class RelatedDocumentResolver {
  @Query(() => [RelatedDocument])
  relatedDocuments(@Ctx() { em }: Context): Promise<RelatedDocument[]> {
    return shownDocuments.list(em)
  }
}
