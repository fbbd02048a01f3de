/** Contact messages: anybody may send one. */
import { type Context, InstantScalar, Public, recordAuditEvent, validate } from '@access/service-kit'
import { Arg, Ctx, Field, Float, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql'
import { formatDateTime } from '../platform/dates/format-date.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { createIdempotently } from '../platform/idempotency/create-idempotently.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
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
    const id = await createIdempotently(context, 'sendContactMessage', content, async (em) => {
      const keys = getEncryptionKeys(context)
      const message = newContactMessage(answers, keys)
      em.persist(message)
      const { id, reference, receivedAt, isSuspectedSpam } = message
      recordAuditEvent(em, { actor: 'Website', action: 'received', itemType, itemId: id, title: reference })
      // An answer to what a program made up would go to somebody who never wrote to us.
      if (isSuspectedSpam) return id
      const { timeZone } = await getOfficeSettings({ em, settings: context.settings })
      const values = {
        name: answers.name,
        reference,
        receivedAt: formatDateTime(receivedAt, timeZone),
      }
      await enqueueEmail(em, keys, {
        kind: 'contactConfirmation',
        to: answers.email,
        values,
        subjectItem: { item: id, reference },
      })
      return id
    })
    return context.em.findOneOrFail(ContactMessage, { id })
  }
}
