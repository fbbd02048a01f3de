/** Removes an upload that was a mistake, as long as it is attached to no request. The uploader knows its id. */
import { type Context, isUuid, NotFound, Public } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { Document, unwrapOwnKey } from './document.entity.ts'
import { RequestDocument, toRequestDocument } from './request-document.ts'

@Resolver()
export class DocumentsResolver {
  @Public()
  @Mutation(() => RequestDocument)
  async removeDocument(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<RequestDocument> {
    const unattached = isUuid(id) ? await context.em.findOne(Document, { id, requestId: null }) : null
    const deletedCount = unattached && (await context.em.nativeDelete(Document, { id, requestId: null }))
    if (!deletedCount) throw new NotFound('document', id)
    return toRequestDocument(unattached, () => unwrapOwnKey(unattached, getEncryptionKeys(context)))
  }
}
