/** The texts about a request: only to a number that was confirmed, and that the applicant calls safe for texts. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Visitor } from '../../platform/email/email-limits.ts'
import { type TextKind, textKinds } from '../../platform/email/emails/index.ts'
import { type EmailMessage, enqueueEmail } from '../../platform/email/enqueue-email.ts'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { toInternationalNumber } from '../../platform/email/phone-number.ts'
import type { OfficeSettings } from '../../platform/office/office-settings.ts'
import { neutralSenderName, ownSenderName } from './additional-details.rules.ts'
import type { DecryptedRequest } from './decrypted-request.ts'
import type { LegalAidRequest } from './legal-aid-request.entity.ts'

/** The number that may be confirmed; null where texts were not called safe, or it is no number to text. */
export function findTextNumber(
  { answers: { phone, additionalDetails } }: DecryptedRequest,
  { callingCode }: Pick<OfficeSettings, 'callingCode'>,
): string | null {
  const isSafe = additionalDetails?.safeContactMethods?.includes('Text message')
  return isSafe ? toInternationalNumber(phone, callingCode) : null
}

interface TextOptions {
  number: string
  code?: string
  visitor?: Visitor
  sendAt?: Date | undefined
}

/** The ids of what will be sent; none where it is held back. */
export const enqueueText = (
  em: EntityManager,
  { keys, request, answers }: DecryptedRequest,
  kind: TextKind,
  { number, code = '', visitor = null, sendAt }: TextOptions,
): Promise<string[]> => {
  const { id: item, reference } = request
  const isOurName = answers.additionalDetails?.senderName === ownSenderName
  const values = {
    senderName: isOurName ? '' : neutralSenderName,
    ...(kind === 'textCode' && { code }),
    ...(kind === 'textReference' && { reference }),
  }
  return enqueueEmail(em, keys, {
    ...{ kind, to: number, values, visitor, subjectItem: { item, reference } },
    ...(sendAt && { sendAt }),
  } as EmailMessage)
}

/** Texts those who want texts, now or then. */
export async function enqueueTextUpdate(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  kind: 'textUpdate' | 'textReminder',
  sendAt?: Date,
): Promise<string[]> {
  if (!decryptedRequest.request.isTextEnabled) return []
  const number = decryptedRequest.answers.textNumber
  return number ? enqueueText(em, decryptedRequest, kind, { number, sendAt }) : []
}

/** Takes what waits out of the outbox: the applicant wants no more texts. */
export const withdrawTexts = (em: EntityManager, { id }: LegalAidRequest) =>
  em.nativeDelete(OutboxEmail, { item: id, kind: { $in: textKinds }, state: { $ne: 'sent' } })
