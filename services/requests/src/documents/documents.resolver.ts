/** Takes back a paper that was added by mistake, as long as it belongs to no request. Whoever added it knows its id. */
import { type Context, isUuid, NotFound } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { keysOf } from '../sealedItem.ts'
import { Document } from './document.ts'
import { ownKey } from './documentKeys.ts'
import { RequestDocument, seenAs } from './requestDocument.ts'

@Resolver()
export class DocumentsResolver {
  @Mutation(() => RequestDocument)
  async removeDocument(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<RequestDocument> {
    const waiting = isUuid(id) ? await context.em.findOne(Document, { id, requestId: null }) : null
    const removed = waiting && (await context.em.nativeDelete(Document, { id, requestId: null }))
    if (!removed) throw new NotFound('document', id)
    return seenAs(waiting, () => ownKey(waiting, keysOf(context)))
  }
}
