/** Contact messages, for administrators: look through them, open one, and say what becomes of it. */
import { administratorsOnly, type Context, isUuid, record } from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { answered, marked, noun } from './answering.ts'
import { ContactMessage } from './contact-message.ts'
import { madeRequest } from './makingRequest.ts'
import { headlineOf, openedMessage } from './opening.ts'

@InputType()
class RequestOfMessageInput {
  @Field(() => String, { nullable: true }) category?: string
  @Field(() => String, { nullable: true }) urgency?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => String, { nullable: true }) income?: string
  @Field(() => String, { nullable: true }) householdSize?: string
}

/** What a message has become. */
@ObjectType('RequestOfMessage', { simpleResolvers: true })
class RequestOfMessage {
  @Field(() => ContactMessage) message!: ContactMessage
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  /** Told this once, for the office to tell the writer: nobody is mailed these. */
  @Field(() => String) words!: string
}

@Resolver()
export class AdminMessagesResolver {
  @Query(() => [ContactMessage], {
    description: 'With names and subjects; the rest of one is read by opening it',
  })
  async allContactMessages(@Ctx() context: Context): Promise<ContactMessage[]> {
    const { name: who } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const orderBy = { receivedAt: 'desc', id: 'asc' } as const
      const messages = await em.find(ContactMessage, {}, { orderBy, disableIdentityMap: true })
      // References alone would have people open one message after another to find the one they look for. So who wrote
      // and about what is read of all at once, as one line; what they wrote is read, and recorded, one by one.
      const title = `${messages.length} in the inbox`
      if (messages.length > 0) record(em, { who, action: 'looked through', noun: `${noun}s`, title })
      return messages.map((message) => headlineOf(message, context))
    })
  }

  @Query(() => ContactMessage, { nullable: true })
  async openContactMessage(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<ContactMessage | null> {
    const { name: who } = administratorsOnly(context)
    if (!isUuid(id)) return null
    return context.em.transactional(async (em) => {
      const message = await em.findOne(ContactMessage, { id }, { disableIdentityMap: true })
      if (!message) return null
      record(em, { who, action: 'opened', noun, itemId: id, title: message.reference })
      return openedMessage(em, message, context)
    })
  }

  @Mutation(() => ContactMessage)
  async answerContactMessage(
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<ContactMessage> {
    return openedMessage(context.em, await answered(context, id, text), context)
  }

  @Mutation(() => ContactMessage)
  async markContactMessage(
    @Arg('id', () => ID) id: string,
    @Arg('state', () => String) state: string,
    @Ctx() context: Context,
  ): Promise<ContactMessage> {
    return openedMessage(context.em, await marked(context, id, state), context)
  }

  @Mutation(() => RequestOfMessage)
  async makeRequestOfMessage(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => RequestOfMessageInput) input: RequestOfMessageInput,
    @Ctx() context: Context,
  ): Promise<RequestOfMessage> {
    const { message, ...made } = await madeRequest(context, id, input)
    return { ...made, message: await openedMessage(context.em, message, context) }
  }
}
