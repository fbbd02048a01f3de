/** Contact messages: anybody may send one, administrators read them. */
import { administratorsOnly, type Context, check, InstantScalar, record } from '@access/service-kit'
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { keysOf, opened } from '../sealedItem.ts'
import { takeOnce } from '../submissions/takeOnce.ts'
import { contactMessage } from './contact-message.rules.ts'
import { ContactMessage, newContactMessage } from './contact-message.ts'

const noun = 'contact message'

// As far as GraphQL is concerned everything may be left out: the rules say what is required, and name all of it at once.
@InputType()
class ContactMessageInput {
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => String, { nullable: true }) subject?: string
  @Field(() => String, { nullable: true }) message?: string
}

/** What a sender is given to hold on to. */
@ObjectType('ContactReceipt', { simpleResolvers: true })
class ContactReceipt {
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  @Field(() => InstantScalar) receivedAt!: Date
}

@Resolver()
export class ContactMessagesResolver {
  @Mutation(() => ContactReceipt)
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Ctx() context: Context,
  ): Promise<ContactReceipt> {
    const answers = check(contactMessage, input)
    const id = await takeOnce(context, 'sendContactMessage', answers, (em) => {
      const message = newContactMessage(answers, keysOf(context))
      em.persist(message)
      record(em, { who: 'Website', action: 'received', noun, itemId: message.id, title: message.reference })
      return message.id
    })
    return context.em.findOneOrFail(ContactMessage, { id })
  }

  @Query(() => [ContactMessage])
  async allContactMessages(@Ctx() context: Context): Promise<ContactMessage[]> {
    const { name } = administratorsOnly(context)
    return context.em.transactional(async (em) => {
      const orderBy = { receivedAt: 'desc', id: 'asc' } as const
      const messages = await em.find(ContactMessage, {}, { orderBy, disableIdentityMap: true })
      // We promise that each opening is recorded.
      if (messages.length > 0) {
        record(em, {
          who: name,
          action: 'opened',
          noun: `${noun}s`,
          title: `${messages.length} in the inbox`,
        })
      }
      return messages.map((message) => opened(message, context))
    })
  }
}
