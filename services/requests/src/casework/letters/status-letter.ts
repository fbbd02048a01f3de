/** The letter that goes with a change of status: it says why, and where else to turn. */
import { Invalid, type Settings, validate } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { storeMessage } from '../../intake/request-messages/request-message.entity.ts'
import type { Status } from '../../intake/status-history/status.rules.ts'
import { canCloseWithoutLetter } from './closure-deadline.ts'
import {
  fillLetter,
  getLetterRules,
  type Letter,
  type LetterKind,
  letterKindByStatus,
} from './letter.rules.ts'
import { getLetterValues } from './letter-values.ts'

/**
 * Handles the letter before a status is changed; `Invalid` where it is missing, or lacks what it must say. Resolves to
 * whether one was written.
 */
export type LetterHandler = (decryptedRequest: DecryptedRequest, status: Status) => Promise<boolean>

/** The transaction that locks the request. */
export interface LetterContext {
  em: EntityManager
  settings: Settings
}

/** Without a letter, only changes that need none are made. */
export const assertNoLetterNeeded: LetterHandler = async ({ request }, status) => {
  const kind = letterKindByStatus.get(status)
  if (!kind || (kind === 'closing' && canCloseWithoutLetter(request))) return false
  throw new Invalid({ letter: 'Choose a letter first: it tells them why, and where else to turn' })
}

/** Writes this letter, where the new status requires one. */
export const buildLetterHandler =
  (context: LetterContext, letter: Partial<Letter>): LetterHandler =>
  async (decryptedRequest, status) => {
    const kind = letterKindByStatus.get(status)
    if (!kind) return false
    await writeLetter(context, decryptedRequest, kind, letter)
    return true
  }

/** `Invalid` where the letter that this status requires lacks what it must say. */
export function assertLetterValid(status: string, letter: Partial<Letter>): void {
  const kind = letterKindByStatus.get(status)
  if (kind) validate(getLetterRules(kind), letter)
}

/** Writes a letter to the applicant: a message of the office, encrypted like any other. */
export async function writeLetter(
  { em, settings }: LetterContext,
  decryptedRequest: DecryptedRequest,
  kind: LetterKind,
  letter: Partial<Letter>,
): Promise<void> {
  const { subject, text } = validate(getLetterRules(kind), letter)
  const { request } = decryptedRequest
  const values = await getLetterValues(em, settings, request)
  const message = { sender: 'office', text: fillLetter(`${subject}\n\n${text}`, values) } as const
  storeMessage(em, decryptedRequest, message)
  request.lastViewedAt = new Date()
}
