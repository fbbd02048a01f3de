/** The demonstration's inbox, sealed like any other. */
import { check, record } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { contactMessage } from '../contact-messages/contact-message.rules.ts'
import { newContactMessage } from '../contact-messages/contact-message.ts'
import { legalAidRequest, urgencies } from '../legal-aid-requests/legal-aid-request.rules.ts'
import { newLegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import type { SealedItem } from '../sealedItem.ts'
import type { SealingKeys } from '../sealing.ts'
import messages from './messages.json' with { type: 'json' }
import requests from './requests.json' with { type: 'json' }

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** Puts in twelve requests and eight messages, and that they were received. */
export function fillInbox(em: EntityManager, keys: SealingKeys) {
  for (const { hoursAgo, status, urgency, ...answers } of requests) {
    const sent = { ...answers, urgency: urgencies.find(({ label }) => label === urgency)?.value }
    const request = newLegalAidRequest(check(legalAidRequest, sent), keys, ago(hoursAgo))
    receive(em, 'legal aid request', Object.assign(request, { status }))
  }
  for (const { hoursAgo, ...answers } of messages) {
    receive(em, 'contact message', newContactMessage(check(contactMessage, answers), keys, ago(hoursAgo)))
  }
}

function receive(em: EntityManager, noun: string, item: SealedItem) {
  em.persist(item)
  const { id: itemId, reference: title, receivedAt: at } = item
  record(em, { who: 'Website', action: 'received', noun, itemId, title, at })
}
