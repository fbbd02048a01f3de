/** What administrators do with a contact message: reply by email, or change its state. */
import {
  type Context,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { getVisitor } from '../platform/email/email-limits.ts'
import { enqueueEmail } from '../platform/email/enqueue-email.ts'
import { getEncryptionKeys, reencryptItem } from '../platform/encryption/encrypted-item.entity.ts'
import { decryptValue } from '../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'
import { enqueueMessageConfirmation } from './contact-emails.ts'
import { ContactMessage, type ContactMessagePayload, getConfirmation } from './contact-message.entity.ts'
import { contactMessageState, contactReplyRules } from './contact-message.rules.ts'

export const itemType = 'contact message'

/** Emails a reply to the sender, and stores it with the message. */
export function replyToMessage(context: Context, id: string, text: string): Promise<ContactMessage> {
  const actor = requireAdministrator(context)
  const reply = validate(contactReplyRules, { text })
  const keys = getEncryptionKeys(context)
  return context.em.transactional(async (em) => {
    const message = await lockMessage(em, id)
    const payload = decryptValue<ContactMessagePayload>(keys, id, message)
    const { replies = [] } = payload
    // The button was pressed twice.
    if (replies.at(-1)?.text === reply.text) return message
    const addedReply = { sentAt: new Date().toISOString(), author: actor.name, text: reply.text }
    reencryptItem(message, { ...payload, replies: [...replies, addedReply] }, keys)
    // A message that is answered has been read by a person.
    Object.assign(message, { state: 'answered', isSuspectedSpam: false })
    const { reference } = message
    const values = {
      reference,
      replyText: reply.text,
      staffFirstName: getFirstName(actor.name),
    }
    await enqueueEmail(em, keys, {
      kind: 'contactReply',
      to: payload.email,
      values,
      subjectItem: { item: id, reference },
    })
    recordAuditEvent(em, { actor, action: 'answered', itemType, itemId: id, title: reference })
    return message
  })
}

/** Puts a message where it belongs. */
export function setMessageState(context: Context, id: string, state: string): Promise<ContactMessage> {
  const actor = requireAdministrator(context)
  const change = validate(contactMessageState, { state })
  return context.em.transactional(async (em) => {
    const message = await lockMessage(em, id)
    const wasSuspectedSpam = message.isSuspectedSpam
    // A person has looked at it by now: what looks like spam either is, or is not.
    if (change.state !== 'spam') message.isSuspectedSpam = false
    if (message.state === change.state && message.isSuspectedSpam === wasSuspectedSpam) return message
    const action = message.state === change.state ? 'found no spam in' : `moved to ${change.state}`
    message.state = change.state
    if (wasSuspectedSpam && change.state === 'new') await sendHeldConfirmation(context, em, message)
    recordAuditEvent(em, { actor, action, itemType, itemId: id, title: message.reference })
    return message
  })
}

/** Sends what the sender asked for and was told is held. */
async function sendHeldConfirmation(context: Context, em: EntityManager, message: ContactMessage) {
  if (!getConfirmation(message).hasEmailConfirmation) return
  const { settings } = context
  const keys = getEncryptionKeys(context)
  const { email } = decryptValue<ContactMessagePayload>(keys, message.id, message)
  const office = await getOfficeSettings({ em, settings })
  await enqueueMessageConfirmation(em, keys, message, {
    office,
    to: email,
    visitor: getVisitor(context),
  })
}

/** The message, so that nobody else changes it before this transaction is over; `NotFound` when there is none. */
export async function lockMessage(em: EntityManager, id: string): Promise<ContactMessage> {
  const message = isUuid(id)
    ? await em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!message) throw new NotFound(itemType, id)
  return message
}

const getFirstName = (name: string) => name.trim().split(/\s+/)[0]!
