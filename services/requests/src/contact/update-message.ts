/** What administrators do with a contact message: reply by email, change its state, or make a legal aid request of it. */
import {
  type Actor,
  type Context,
  EditConflict,
  lockItem,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { notProvided } from '../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { getVisitor } from '../platform/email/email-limits.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { getEncryptionKeys, reencryptItem } from '../platform/encryption/encrypted-item.entity.ts'
import { decryptValue, type EncryptionKeys } from '../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import { getCategories } from '../platform/office/office-settings.ts'
import { getCurrentOfficeSettings } from '../platform/office/refresh-office-settings.ts'
import { createRequest } from '../submission/create-request.ts'
import { enqueueMessageConfirmation } from './contact-emails.ts'
import {
  ContactMessage,
  type ContactMessagePayload,
  getConfirmation,
  itemType,
  recordMessageEvent,
} from './contact-message.entity.ts'
import {
  contactMessageState,
  contactReplyRules,
  createRequestFromMessageRules,
  type RequestFromMessage,
} from './contact-message.rules.ts'

interface LockedMessage {
  em: EntityManager
  keys: EncryptionKeys
  actor: Exclude<Actor, string>
  message: ContactMessage
}

/** Does `work` with a message that nobody else changes meanwhile; `NotFound` when there is none. */
function withLockedMessage<T>(
  context: Context,
  id: string,
  work: (locked: LockedMessage) => Promise<T>,
): Promise<T> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const message = await lockItem(em, ContactMessage, itemType, id)
    return work({ em, keys: getEncryptionKeys(context), actor, message })
  })
}

const decryptMessage = ({ keys, message }: Pick<LockedMessage, 'keys' | 'message'>) =>
  decryptValue<ContactMessagePayload>(keys, message.id, message)

/** Emails a reply to the sender, and stores it with the message. */
export function replyToMessage(context: Context, id: string, text: string): Promise<ContactMessage> {
  const reply = validate(contactReplyRules, { text })
  return withLockedMessage(context, id, async ({ em, keys, actor, message }) => {
    const payload = decryptMessage({ keys, message })
    const { replies = [] } = payload
    // The button was pressed twice.
    if (replies.at(-1)?.text === reply.text) return message
    const addedReply = { sentAt: new Date().toISOString(), author: actor.name, text: reply.text }
    reencryptItem(message, { ...payload, replies: [...replies, addedReply] }, keys)
    // A message that is answered has been read by a person.
    Object.assign(message, { state: 'answered', isSuspectedSpam: false })
    const { reference } = message
    await enqueueEmail(em, keys, {
      kind: 'contactReply',
      to: payload.email,
      values: { reference, replyText: reply.text, staffFirstName: getFirstName(actor.name) },
      subjectItem: { item: id, reference },
    })
    recordMessageEvent(em, message, actor, 'answered')
    return message
  })
}

const getFirstName = (name: string) => name.trim().split(/\s+/)[0]!

/** Puts a message where it belongs. */
export function setMessageState(context: Context, id: string, newState: string): Promise<ContactMessage> {
  const { state } = validate(contactMessageState, { state: newState })
  return withLockedMessage(context, id, async ({ em, keys, actor, message }) => {
    const wasSuspectedSpam = message.isSuspectedSpam
    // A person has looked at it by now: what looks like spam either is, or is not.
    if (state !== 'spam') message.isSuspectedSpam = false
    if (message.state === state && message.isSuspectedSpam === wasSuspectedSpam) return message
    const action = message.state === state ? 'found no spam in' : `moved to ${state}`
    message.state = state
    // What the sender asked for and was told is held.
    if (wasSuspectedSpam && state === 'new' && getConfirmation(message).hasEmailConfirmation)
      await enqueueMessageConfirmation(em, keys, message, {
        office: await getOfficeSettings({ em, settings: context.settings }),
        to: decryptMessage({ keys, message }).email,
        visitor: getVisitor(context),
      })
    recordMessageEvent(em, message, actor, action)
    return message
  })
}

interface CreatedRequest {
  message: ContactMessage
  /** The request's. */
  id: string
  reference: string
  passphrase: string
}

/**
 * Creates a legal aid request from a message whose sender asked for help by the wrong form: as if it had been sent, but by
 * the administrator. `EditConflict` when there is one already.
 */
export async function createFromMessage(
  context: Context,
  messageId: string,
  input: object,
): Promise<CreatedRequest> {
  const categories = getCategories(await getCurrentOfficeSettings(context))
  const decisions = validate(createRequestFromMessageRules(categories), input)
  return withLockedMessage(context, messageId, async ({ em, keys, actor, message }) => {
    if (message.requestId) throw new EditConflict('This message has become a legal aid request already')
    const newAnswers = buildAnswers(decryptMessage({ keys, message }), decisions)
    const { request, answers } = await createRequest(context, newAnswers, { em, actor })
    const { id, reference } = request
    Object.assign(message, { requestId: id, state: 'handled', isSuspectedSpam: false })
    recordMessageEvent(em, message, actor, 'made a request of')
    return { message, id, reference, passphrase: answers.passphrase ?? '' }
  })
}

function buildAnswers(
  { name, email, subject, message }: ContactMessagePayload,
  { category, urgency, phone, income, householdSize }: RequestFromMessage,
) {
  return {
    ...{ name, email, category, urgency },
    phone: phone ?? notProvided,
    // The subject is part of what they told; it often says what the trouble is.
    description: `${subject}\n\n${message}`,
    eligibilityData: { income: income ?? notProvided, householdSize: householdSize ?? notProvided },
  }
}
