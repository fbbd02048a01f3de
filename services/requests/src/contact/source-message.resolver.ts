/** The message that a request was made of, where it came as one. */
import type { Context } from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { RequestDetails } from '../casework/requests/request-details.ts'
import { ContactMessage } from './contact-message.entity.ts'

@Resolver(() => RequestDetails)
export class SourceMessageResolver {
  /** Null while the request is locked, for a message tells the story as well, and for who may not read messages. */
  @FieldResolver(() => ContactMessage, { nullable: true })
  async sourceMessage(
    @Root() { request, conflicts }: RequestDetails,
    @Ctx() { em, administrator }: Context,
  ): Promise<ContactMessage | null> {
    if (conflicts?.isLocked || !hasPermission(administrator?.role, 'answerMessages')) return null
    return em.findOne(ContactMessage, { requestId: request.id }, { disableIdentityMap: true })
  }
}
