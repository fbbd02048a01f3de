/** How much of a message is read: who wrote and about what, or all of it. */
import type { Context } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { staysShut } from '../conflicts/gate.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { opened } from '../sealedItem.ts'
import type { ContactMessage } from './contact-message.ts'

/** Who wrote and about what. One that cannot be opened stays shut. */
export function headlineOf(message: ContactMessage, context: Context): ContactMessage {
  const { email: _, phone: _too, message: _also, answers: _these, ...headline } = opened(message, context)
  return headline as ContactMessage
}

/** All of it, with the reference of the request that it has become; what that one keeps shut, this keeps shut too. */
export async function openedMessage(
  em: EntityManager,
  message: ContactMessage,
  context: Context,
): Promise<ContactMessage> {
  const { requestId } = message
  const request = requestId && (await em.findOne(LegalAidRequest, { id: requestId }))
  const whole = opened(message, context)
  if (!request) return Object.assign(whole, { requestReference: null, isShut: false })
  const isShut = await staysShut(em, context, request)
  const { reference: requestReference } = request
  return Object.assign(isShut ? withoutStory(whole) : whole, { requestReference, isShut })
}

function withoutStory({ message: _, answers: _too, ...rest }: ContactMessage): ContactMessage {
  return rest as ContactMessage
}
