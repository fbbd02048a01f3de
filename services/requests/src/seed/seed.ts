/** The demonstration's inbox, encrypted like any other. */
import { markDemoItems, recordAuditEvent, type Settings, validate } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { concludeConflictCheck } from '../casework/conflicts/conflict-check.entity.ts'
import { addConflictListEntry } from '../casework/conflicts/conflict-list-entry.entity.ts'
import { getParties, saveApplicantParties } from '../casework/conflicts/parties.ts'
import letters from '../casework/letters/default-templates.json' with { type: 'json' }
import { fillLetter, letterKindByStatus } from '../casework/letters/letter.rules.ts'
import { buildLetterValues } from '../casework/letters/status-letter.ts'
import { screenNewRequest } from '../casework/screening/request-screening.entity.ts'
import { newContactMessage } from '../contact/contact-message.entity.ts'
import { contactMessage } from '../contact/contact-message.rules.ts'
import { additionalDetails } from '../intake/legal-aid-requests/additional-details.rules.ts'
import type { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import { itemType, newLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { legalAidRequest, urgencies } from '../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { setStatus } from '../intake/legal-aid-requests/set-status.ts'
import { type MessageSender, storeMessage } from '../intake/request-messages/request-message.entity.ts'
import type { Status } from '../intake/status-history/status.rules.ts'
import type { EncryptedItem } from '../platform/encryption/encrypted-item.entity.ts'
import type { EncryptionKeys } from '../platform/encryption/encryption.ts'
import { getDefaultOfficeSettings, type OfficeSettings } from '../platform/office/office-settings.ts'
import conversations from './conversations.json' with { type: 'json' }
import messages from './messages.json' with { type: 'json' }
import parties from './parties.json' with { type: 'json' }
import requests from './requests.json' with { type: 'json' }

/** Who has worked here before. */
const staffName = 'Administrator'

const hoursAgoDate = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** Inserts twelve requests, their messages, eight contact messages and a conflict list. */
export async function fillInbox(
  em: EntityManager,
  keys: EncryptionKeys,
  settings: Pick<Settings, 'timeZone' | 'env'>,
) {
  const office = getDemoOffice(settings)
  // As they came: what was known when one was looked at came before it.
  for (const { hoursAgo, status, urgency, additionalDetails: details, ...answers } of requests.toReversed()) {
    const input = { ...answers, urgency: urgencies.find(({ label }) => label === urgency)?.value }
    const receivedAt = hoursAgoDate(hoursAgo)
    const decryptedRequest = newLegalAidRequest(validate(legalAidRequest, input), keys, office, receivedAt)
    const { request } = decryptedRequest
    const statusChangedAt = status === 'new' ? receivedAt : hoursAgoDate(hoursAgo / 2)
    setStatus(request, status as Status, statusChangedAt)
    // The details that its applicant added once the request was sent.
    if (details)
      decryptedRequest.replaceAnswers({
        ...decryptedRequest.answers,
        additionalDetails: validate(additionalDetails, details),
      })
    persistDemoItem(em, itemType, request)
    await saveApplicantParties(em, decryptedRequest)
    if (status !== 'new')
      await concludeConflictCheck(em, decryptedRequest, await getParties(em, decryptedRequest), {
        outcome: 'clear',
        reason: null,
        decidedBy: staffName,
      })
    await screenNewRequest(em, decryptedRequest, { screenedBy: 'Website', timeZone: office.timeZone })
    storeConversation(em, decryptedRequest)
    storeDefaultLetter(em, decryptedRequest, office)
  }
  for (const { hoursAgo, ...answers } of messages) {
    persistDemoItem(
      em,
      'contact message',
      newContactMessage(validate(contactMessage, answers), keys, hoursAgoDate(hoursAgo)),
    )
  }
  markDemoItems(
    em,
    parties.map((party) => addConflictListEntry(em, keys, { ...party, addedBy: staffName })),
  )
}

function storeConversation(em: EntityManager, decryptedRequest: DecryptedRequest) {
  const { name } = decryptedRequest.answers
  const messages = conversations.find((conversation) => conversation.with === name)?.messages ?? []
  for (const { sender, hoursAgo, text } of messages) {
    const sentAt = hoursAgoDate(hoursAgo)
    storeMessage(em, decryptedRequest, { sender: sender as MessageSender, sentAt, text })
    if (sender === 'office') decryptedRequest.request.lastViewedAt = sentAt
  }
}

/** The default letter, where the status requires one. */
function storeDefaultLetter(em: EntityManager, decryptedRequest: DecryptedRequest, office: OfficeSettings) {
  const { request } = decryptedRequest
  const { status, statusChangedAt: sentAt } = request
  const letter = letters.find(({ kind }) => kind === letterKindByStatus.get(status))
  if (!letter) return
  const text = fillLetter(`${letter.subject}\n\n${letter.text}`, buildLetterValues(request, office))
  storeMessage(em, decryptedRequest, { sender: 'office', sentAt, text })
}

function persistDemoItem(em: EntityManager, itemType: string, item: EncryptedItem) {
  em.persist(item)
  markDemoItems(em, [item])
  const { id: itemId, reference: title, receivedAt: occurredAt } = item
  recordAuditEvent(em, { actor: 'Website', action: 'received', itemType, itemId, title, occurredAt })
}

export function getDemoOffice(settings: Pick<Settings, 'timeZone' | 'env'>): OfficeSettings {
  const office = getDefaultOfficeSettings(settings)
  return {
    ...office,
    name: 'Access to Justice',
    openWhen: `${office.openWhen}, Saturday 10:00 AM - 2:00 PM`,
    referralResources: [
      { practiceArea: null, text: 'LawHelp.org: free legal help near you: https://www.lawhelp.org' },
      {
        practiceArea: null,
        text: 'Dial 211, day or night: help with rent, food, health and safety near you',
      },
    ],
    hours: [...office.hours.slice(0, 5), ['10:00', '14:00'], null],
  }
}
