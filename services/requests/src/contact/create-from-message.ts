/** Creates a legal aid request from a message whose sender asked for help by the wrong form. */
import {
  type Context,
  EditConflict,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { notProvided } from '../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { decryptValue } from '../platform/encryption/encryption.ts'
import { getCategories } from '../platform/office/office-settings.ts'
import { getCurrentOfficeSettings } from '../platform/office/refresh-office-settings.ts'
import { createRequest } from '../submission/create-request.ts'
import type { ContactMessage, ContactMessagePayload } from './contact-message.entity.ts'
import { createRequestFromMessageRules, type RequestFromMessage } from './contact-message.rules.ts'
import { itemType, lockMessage } from './update-message.ts'

interface CreatedRequest {
  message: ContactMessage
  /** The request's. */
  id: string
  reference: string
  passphrase: string
}

/** Creates the request as if it had been sent, but by the administrator; `EditConflict` when there is one already. */
export async function createFromMessage(
  context: Context,
  id: string,
  input: object,
): Promise<CreatedRequest> {
  const actor = requireAdministrator(context)
  const categories = getCategories(await getCurrentOfficeSettings(context))
  const decisions = validate(createRequestFromMessageRules(categories), input)
  const keys = getEncryptionKeys(context)
  return context.em.transactional(async (em) => {
    const message = await lockMessage(em, id)
    if (message.requestId) throw new EditConflict('This message has become a legal aid request already')
    const payload = decryptValue<ContactMessagePayload>(keys, id, message)
    const { request, answers } = await createRequest(context, buildAnswers(payload, decisions), { em, actor })
    Object.assign(message, { requestId: request.id, state: 'handled', isSuspectedSpam: false })
    recordAuditEvent(em, {
      actor,
      action: 'made a request of',
      itemType,
      itemId: id,
      title: message.reference,
    })
    return {
      message,
      id: request.id,
      reference: request.reference,
      passphrase: answers.passphrase ?? '',
    }
  })
}

function buildAnswers(payload: ContactMessagePayload, decisions: RequestFromMessage) {
  const { category, urgency, phone, income, householdSize } = decisions
  return {
    name: payload.name,
    email: payload.email,
    phone: phone ?? notProvided,
    category,
    urgency,
    // The subject is part of what they told; it often says what the trouble is.
    description: `${payload.subject}\n\n${payload.message}`,
    eligibilityData: { income: income ?? notProvided, householdSize: householdSize ?? notProvided },
  }
}
