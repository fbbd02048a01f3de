/** Contact messages, for administrators: look through them, open one, and say what becomes of it. */

import {
  Authorized,
  type Context,
  clampRange,
  isUuid,
  ListRange,
  recordAuditEvent,
  requireAdministrator,
} from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { normalizeSearch } from '../casework/queue/queue-columns.ts'
import { RequestDetails } from '../casework/requests/request-details.ts'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { createInputFromRules } from '../platform/validation/input-from-rules.ts'
import { ContactMessage, itemType, recordMessageEvent } from './contact-message.entity.ts'
import { requestFromMessage } from './contact-message.rules.ts'
import { getMessageDetails, getMessageSummary } from './message-details.ts'
import { createFromMessage, replyToMessage, setMessageState } from './update-message.ts'

const RequestFromMessageInput = createInputFromRules('RequestFromMessageInput', requestFromMessage)

/** What a message has become. */
@ObjectType('RequestFromMessage', { simpleResolvers: true })
class RequestFromMessage {
  @Field(() => ContactMessage) message!: ContactMessage
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  /** Told this once, for the office to tell the writer: nobody is mailed these. */
  @Field(() => String) passphrase!: string
}

@Resolver()
export class ManagedMessagesResolver {
  @Authorized('answerMessages')
  @Mutation(() => [ContactMessage], {
    description: 'With names and subjects; the rest of one is read by opening it',
  })
  async listContactMessages(
    @Args(() => ListRange) range: ListRange,
    @Ctx() context: Context,
  ): Promise<ContactMessage[]> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const orderBy = { receivedAt: 'desc', id: 'asc' } as const
      const messages = await em.find(
        ContactMessage,
        {},
        { ...clampRange(range), orderBy, disableIdentityMap: true },
      )
      // References alone would have people open one message after another to find the one they look for. So who wrote
      // and about what is read of all at once, as one line; what they wrote is read, and recorded, one by one.
      const title = `${messages.length} in the inbox`
      if (messages.length > 0)
        recordAuditEvent(em, { actor, action: 'looked through', itemType: `${itemType}s`, title })
      return messages.map((message) => getMessageSummary(message, context))
    })
  }

  @Authorized('answerMessages')
  @Query(() => [ContactMessage], {
    description: 'By a part of the reference, newest first, without anything that was written',
  })
  findContactMessages(
    @Arg('reference', () => String) reference: string,
    @Ctx() { em }: Context,
  ): Promise<ContactMessage[]> {
    return findMessagesByReference(em, reference)
  }

  @Authorized('answerMessages')
  @Mutation(() => ContactMessage, { nullable: true })
  async openContactMessage(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<ContactMessage | null> {
    const actor = requireAdministrator(context)
    if (!isUuid(id)) return null
    return context.em.transactional(async (em) => {
      const message = await em.findOne(ContactMessage, { id }, { disableIdentityMap: true })
      if (!message) return null
      recordMessageEvent(em, message, actor, 'opened')
      return getMessageDetails(em, message, context)
    })
  }

  @Authorized('answerMessages')
  @Mutation(() => ContactMessage)
  async replyToContactMessage(
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<ContactMessage> {
    return getMessageDetails(context.em, await replyToMessage(context, id, text), context)
  }

  @Authorized('answerMessages')
  @Mutation(() => ContactMessage)
  async setContactMessageState(
    @Arg('id', () => ID) id: string,
    @Arg('state', () => String) state: string,
    @Ctx() context: Context,
  ): Promise<ContactMessage> {
    return getMessageDetails(context.em, await setMessageState(context, id, state), context)
  }

  @Authorized('answerMessages')
  @Mutation(() => RequestFromMessage)
  async createRequestFromMessage(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => RequestFromMessageInput) input: object,
    @Ctx() context: Context,
  ): Promise<RequestFromMessage> {
    const { message, ...created } = await createFromMessage(context, id, input)
    return { ...created, message: await getMessageDetails(context.em, message, context) }
  }
}

/** As many as somebody looks through. */
const maxFound = 10

/** Messages whose reference contains this text, newest first; case, dashes and spaces do not matter. */
async function findMessagesByReference(em: EntityManager, search: string): Promise<ContactMessage[]> {
  const text = normalizeSearch(search).toUpperCase()
  if (!text) return []
  const rows = await em.execute<{ id: string }[]>(
    `select id from contact_message where position(? in replace(reference, '-', '')) > 0
    order by received_at desc limit ?`,
    [text, maxFound],
  )
  const ids = rows.map(({ id }) => id)
  const orderBy = { receivedAt: 'desc', id: 'asc' } as const
  return em.find(ContactMessage, { id: { $in: ids } }, { orderBy, disableIdentityMap: true })
}

@ObjectType('PendingCounts', { simpleResolvers: true })
class PendingCounts {
  /** Contact messages that nobody has answered or put aside; whether one is spam is for a person to say. */
  @Field(() => Int) newMessages!: number
  /** Emails that were given up. */
  @Field(() => Int) failedEmails!: number
}

@Resolver()
export class PendingCountsResolver {
  @Authorized('answerMessages')
  @Query(() => PendingCounts, { nullable: true, description: 'Null while this service does not answer' })
  async pendingCounts(@Ctx() context: Context): Promise<PendingCounts> {
    return {
      newMessages: await context.em.count(ContactMessage, { state: 'new' }),
      failedEmails: await context.em.count(OutboxEmail, { state: 'dead' }),
    }
  }
}

/** The message that a request was made of, where it came as one. */
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
