/** Contact messages: anybody may send one. */
import { type Context, check, InstantScalar, record } from '@access/service-kit'
import { Arg, Ctx, Field, Float, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql'
import { postMail } from '../mails/postMail.ts'
import { inWords } from '../moments.ts'
import { theOffice } from '../office/kept-office.ts'
import { keysOf } from '../sealedItem.ts'
import { takeOnce } from '../submissions/takeOnce.ts'
import { noun } from './answering.ts'
import { contactMessage } from './contact-message.rules.ts'
import { ContactMessage, newContactMessage } from './contact-message.ts'

// As far as GraphQL is concerned everything may be left out: the rules say what is required, and name all of it at once.
@InputType()
class ContactMessageInput {
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => String, { nullable: true }) subject?: string
  @Field(() => String, { nullable: true }) message?: string
  @Field(() => String, { nullable: true }) website?: string
  @Field(() => Float, { nullable: true }) seconds?: number
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
    const { website: _, seconds: _too, ...content } = answers
    const id = await takeOnce(context, 'sendContactMessage', content, async (em) => {
      const keys = keysOf(context)
      const message = newContactMessage(answers, keys)
      em.persist(message)
      const { id, reference, receivedAt, suspected } = message
      record(em, { who: 'Website', action: 'received', noun, itemId: id, title: reference })
      // An answer to what a program made up would go to somebody who never wrote to us.
      if (suspected) return id
      const { timeZone } = await theOffice({ em, settings: context.settings })
      const values = {
        name: answers.name,
        reference,
        receivedAt: inWords(receivedAt, timeZone),
      }
      await postMail(em, keys, {
        kind: 'contactConfirmation',
        to: answers.email,
        values,
        about: { item: id, reference },
      })
      return id
    })
    return context.em.findOneOrFail(ContactMessage, { id })
  }
}
