/** Contact messages: anybody may send one. */
import {
  type Context,
  EditConflict,
  InstantScalar,
  Public,
  recordAuditEvent,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, Field, Float, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { createIdempotently } from '../platform/idempotency/create-idempotently.ts'
import { ContactMessage, newContactMessage } from './contact-message.entity.ts'
import { contactMessage } from './contact-message.rules.ts'
import { itemType } from './update-message.ts'

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
  @Public()
  @Mutation(() => ContactReceipt)
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Ctx() context: Context,
  ): Promise<ContactReceipt> {
    const answers = validate(contactMessage, input)
    const { website: _, seconds: _too, ...content } = answers
    const { id, created } = await createIdempotently(context, 'sendContactMessage', content, (em) => {
      const message = newContactMessage(answers, getEncryptionKeys(context))
      em.persist(message)
      const { id, reference } = message
      recordAuditEvent(em, { actor: 'Website', action: 'received', itemType, itemId: id, title: reference })
      // No email: the address may be somebody's who never wrote to us. The page shows the reference.
      return message
    })
    const stored = created ?? (await context.em.findOne(ContactMessage, { id }))
    if (!stored) throw new EditConflict('What was sent with this Idempotency-Key has been erased')
    return stored
  }
}
