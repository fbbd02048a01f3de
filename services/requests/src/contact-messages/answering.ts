/** What administrators do with a contact message: answer it by mail, or put it aside. */
import { administratorsOnly, type Context, check, isUuid, NotFound, record } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { postMail } from '../mails/postMail.ts'
import { keysOf, resealed } from '../sealedItem.ts'
import { unseal } from '../sealing.ts'
import { contactAnswer, contactMark } from './contact-message.rules.ts'
import { ContactMessage, type ToldInMessage } from './contact-message.ts'

export const noun = 'contact message'

/** Sends an answer to the writer, and keeps it with the message. */
export function answered(context: Context, id: string, text: string): Promise<ContactMessage> {
  const { name: who } = administratorsOnly(context)
  const answer = check(contactAnswer, { text })
  const keys = keysOf(context)
  return context.em.transactional(async (em) => {
    const message = await held(em, id)
    const told = unseal<ToldInMessage>(keys, id, message)
    const { answers = [] } = told
    // The button was pressed twice.
    if (answers.at(-1)?.text === answer.text) return message
    const added = { at: new Date().toISOString(), who, text: answer.text }
    resealed(message, { ...told, answers: [...answers, added] }, keys)
    // Whoever is written to has been read by a person.
    Object.assign(message, { state: 'answered', suspected: false })
    const { reference } = message
    const values = { name: told.name, reference, replyText: answer.text, staffFirstName: firstNameOf(who) }
    await postMail(em, keys, { kind: 'contactReply', to: told.email, values, about: { item: id, reference } })
    record(em, { who, action: 'answered', noun, itemId: id, title: reference })
    return message
  })
}

/** Puts a message where it belongs. */
export function marked(context: Context, id: string, state: string): Promise<ContactMessage> {
  const { name: who } = administratorsOnly(context)
  const mark = check(contactMark, { state })
  return context.em.transactional(async (em) => {
    const message = await held(em, id)
    const wasSuspected = message.suspected
    // A person has looked at it by now: what looks like spam either is, or is not.
    if (mark.state !== 'spam') message.suspected = false
    if (message.state === mark.state && message.suspected === wasSuspected) return message
    const action = message.state === mark.state ? 'found no spam in' : `moved to ${mark.state}`
    message.state = mark.state
    record(em, { who, action, noun, itemId: id, title: message.reference })
    return message
  })
}

/** The message, so that nobody else changes it before this transaction is over; `NotFound` when there is none. */
export async function held(em: EntityManager, id: string): Promise<ContactMessage> {
  const found = isUuid(id)
    ? await em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!found) throw new NotFound(noun, id)
  return found
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0]!
