/** Makes a legal aid request of a message whose writer asked for help by the wrong form. */
import { administratorsOnly, Changed, type Context, check, record } from '@access/service-kit'
import type { Told } from '../legal-aid-requests/legal-aid-request.ts'
import { takeRequest } from '../legal-aid-requests/takeRequest.ts'
import { keysOf } from '../sealedItem.ts'
import { unseal } from '../sealing.ts'
import { held, noun } from './answering.ts'
import { notTold, requestOfMessage } from './contact-message.rules.ts'
import type { ContactMessage, ToldInMessage } from './contact-message.ts'

interface Made {
  message: ContactMessage
  /** The request's. */
  id: string
  reference: string
  words: string
}

/** Takes the request in as if it had been sent, but by the administrator; `Changed` when the message is one already. */
export function madeRequest(context: Context, id: string, input: object): Promise<Made> {
  const { name: who } = administratorsOnly(context)
  const decided = check(requestOfMessage, input)
  const keys = keysOf(context)
  return context.em.transactional(async (em) => {
    const message = await held(em, id)
    if (message.requestId) throw new Changed('This message has become a legal aid request already')
    const told = unseal<ToldInMessage>(keys, id, message)
    const request = await takeRequest(context, answersIn(told, decided), { em, who })
    Object.assign(message, { requestId: request.id, state: 'handled', suspected: false })
    record(em, { who, action: 'made a request of', noun, itemId: id, title: message.reference })
    const { words = '' } = unseal<Told>(keys, request.id, request)
    return { message, id: request.id, reference: request.reference, words }
  })
}

function answersIn(told: ToldInMessage, decided: ReturnType<typeof requestOfMessage.parse>) {
  const { category, urgency, phone, income, householdSize } = decided
  return {
    name: told.name,
    email: told.email,
    phone: phone ?? notTold,
    category,
    urgency,
    // The subject is part of what they told; it often says what the trouble is.
    description: `${told.subject}\n\n${told.message}`,
    eligibilityData: { income: income ?? notTold, householdSize: householdSize ?? notTold },
  }
}
