/** How applicants get texts: a code shows that the number is theirs, and they may stop and start them. */
import { randomInt } from 'node:crypto'
import { Invalid } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { enqueueText, findTextNumber, withdrawTexts } from '../../intake/legal-aid-requests/request-texts.ts'
import { textCodeLifetime } from '../../platform/email/send-email.ts'
import { isNumberStopped } from '../../platform/email/stopped-number.entity.ts'
import { includesSignature } from '../../platform/encryption/encryption.ts'
import { getOfficeSettings, type OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import type { ApplicantAction } from './applicant-actions.ts'

/** How many wrong codes may be typed before another one is needed. */
const maxAttempts = 5

/** Says why it fails, after what was done is stored: a wrong code counts. */
type Reject = (message: string) => void

const messages = {
  noNumber: 'We cannot text the number in your request. Send us another one in a message',
  stopped: 'STOP was sent from this number. Send START from it to the number that our texts come from',
  tooMany: 'Too many texts were requested today. Try again tomorrow',
  expired: 'This code has expired. Ask for another one',
  wrong: 'This is not the code that we texted',
}

/** Texts a code to the number. */
export const sendTextCode =
  (reject: Reject): ApplicantAction =>
  async ({ em, decryptedRequest, settings, visitor }) => {
    const { keys, answers } = decryptedRequest
    const number = findTextNumber(decryptedRequest, await getOfficeSettings({ em, settings }))
    if (!number) throw new Invalid({ code: messages.noNumber })
    if (await isNumberStopped(em, keys, number)) throw new Invalid({ code: messages.stopped })
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const sent = await enqueueText(em, decryptedRequest, 'textCode', { number, code, visitor })
    if (sent.length === 0) {
      reject(messages.tooMany)
      return null
    }
    const expiresAt = new Date(Date.now() + textCodeLifetime).toISOString()
    decryptedRequest.replaceAnswers({
      ...answers,
      textConfirmation: { number, code, expiresAt, attemptsLeft: maxAttempts },
    })
    return 'asked for a code by text'
  }

/** Turns texts on, if the code is right; the first brings the reference where that is wanted. */
export const confirmTexts =
  (typedCode: string, wantsReference: boolean, reject: Reject): ApplicantAction =>
  async ({ em, decryptedRequest, visitor }) => {
    const { request, answers } = decryptedRequest
    const confirmation = findConfirmation(decryptedRequest)
    if (!confirmation) {
      reject(messages.expired)
      return null
    }
    const { number, code, attemptsLeft } = confirmation
    if (!includesSignature([code], typedCode.replace(/\D/g, ''))) {
      const textConfirmation = { ...confirmation, attemptsLeft: attemptsLeft - 1 }
      decryptedRequest.replaceAnswers({ ...answers, textConfirmation })
      reject(messages.wrong)
      return 'typed a wrong code'
    }
    decryptedRequest.replaceAnswers({ ...answers, textNumber: number, textConfirmation: undefined })
    request.isTextEnabled = true
    if (wantsReference) await enqueueText(em, decryptedRequest, 'textReference', { number, visitor })
    return 'asked for texts'
  }

/** Stops texts, or starts them again for a number that was confirmed. */
export const setTextPreference =
  (isEnabled: boolean): ApplicantAction =>
  async ({ em, decryptedRequest: { request } }) => {
    if (request.isTextEnabled === isEnabled) return null
    if (request.isTextEnabled === null) throw new Invalid({ code: messages.expired })
    if (isEnabled) request.isTextEnabled = true
    else await endTexts(em, request, false)
    return isEnabled ? 'asked for texts' : 'wanted no texts'
  }

/** With null another number, or the same, has to be confirmed first. */
export async function endTexts(em: EntityManager, request: LegalAidRequest, isTextEnabled: false | null) {
  request.isTextEnabled = isTextEnabled
  await withdrawTexts(em, request)
}

export type TextUpdates = 'unavailable' | 'unconfirmed' | 'code' | 'on' | 'off' | 'stopped'

/** Whether texts go to the applicant, and if not, what is missing. */
export async function getTextUpdates(
  { em, settings }: OfficeContext,
  decryptedRequest: DecryptedRequest,
): Promise<TextUpdates> {
  const { keys, request } = decryptedRequest
  const number = findTextNumber(decryptedRequest, await getOfficeSettings({ em, settings }))
  if (!number) return 'unavailable'
  if (await isNumberStopped(em, keys, number)) return 'stopped'
  if (request.isTextEnabled !== null) return request.isTextEnabled ? 'on' : 'off'
  return findConfirmation(decryptedRequest) ? 'code' : 'unconfirmed'
}

/** The code that is waited for; null where there is none, or not any more. */
function findConfirmation({ answers: { textConfirmation } }: DecryptedRequest) {
  if (!textConfirmation || textConfirmation.attemptsLeft <= 0) return null
  return new Date(textConfirmation.expiresAt) > new Date() ? textConfirmation : null
}
