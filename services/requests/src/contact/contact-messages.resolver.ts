/** Contact messages: anybody may send one. */

import { type Context, EditConflict, InstantScalar, Public, validate } from '@access/service-kit'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql'
import { getVisitor } from '../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { createIdempotently } from '../platform/idempotency/create-idempotently.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import { createInputFromRules } from '../platform/validation/input-from-rules.ts'
import { enqueueMessageConfirmation, enqueueMessageNotice } from './contact-emails.ts'
import {
  ContactMessage,
  getConfirmation,
  newContactMessage,
  recordMessageEvent,
} from './contact-message.entity.ts'
import { contactMessage } from './contact-message.rules.ts'

const ContactMessageInput = createInputFromRules('ContactMessageInput', contactMessage)

/** What a sender is given to hold on to. */
@ObjectType('ContactReceipt', { simpleResolvers: true })
class ContactReceipt {
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  @Field(() => InstantScalar) receivedAt!: Date
  /** Whether we email it to them: they asked, and it does not look like spam. */
  @Field(() => Boolean) hasEmailConfirmation!: boolean
  /** They asked, and get no email until a person has seen that it is no spam. */
  @Field(() => Boolean) isEmailHeld!: boolean
}

@Resolver()
export class ContactMessagesResolver {
  @Public()
  @Mutation(() => ContactReceipt)
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput) input: object,
    @Ctx() context: Context,
  ): Promise<ContactReceipt> {
    const answers = validate(contactMessage, input)
    const { website: _, seconds: _too, ...content } = answers
    const { id, created } = await createIdempotently(
      context,
      'sendContactMessage',
      content,
      async (em, possibleDuplicateOf) => {
        const { settings } = context
        const keys = getEncryptionKeys(context)
        const message = newContactMessage(answers, keys)
        em.persist(Object.assign(message, { possibleDuplicateOf }))
        recordMessageEvent(em, message, 'Website', 'received')
        const office = await getOfficeSettings({ em, settings })
        await enqueueMessageNotice(em, keys, message, { office, settings })
        if (getConfirmation(message).hasEmailConfirmation)
          await enqueueMessageConfirmation(em, keys, message, {
            office,
            to: answers.email,
            visitor: getVisitor(context),
          })
        return message
      },
    )
    const stored = created ?? (await context.em.findOne(ContactMessage, { id }))
    if (!stored) throw new EditConflict('What was sent with this Idempotency-Key has been erased')
    const { id: itemId, reference, receivedAt } = stored
    return { id: itemId, reference, receivedAt, ...getConfirmation(stored) }
  }
}
