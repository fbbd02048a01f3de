/** The letter that goes with a move: it says why, and where else to turn. */
import { check, Invalid, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Status } from '../legal-aid-requests/legal-aid-request.moves.ts'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { writeMessage } from '../request-messages/request-message.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf } from '../sealing.ts'
import { mayCloseInSilence } from './closing.ts'
import { filledLetter, type Letter, type LetterKind, letterFor } from './letter.rules.ts'
import { letterValues } from './letterValues.ts'

/** With what kind of letter a request goes there. */
export const letterKindFor: Partial<Record<Status, LetterKind>> = {
  declined: 'declined',
  referred: 'referred',
  closed: 'closing',
}

/** Sees to the letter before a request is moved; `Invalid` where it is missing, or does not say what it must. */
export type SeesToLetter = (request: LegalAidRequest, to: Status) => Promise<void>

/** The transaction that holds the request. */
export interface Desk {
  em: EntityManager
  settings: Settings
}

/** Where no letter was written, only moves that need none are made. */
export const withoutLetter: SeesToLetter = async (request, to) => {
  const kind = letterKindFor[to]
  if (!kind || (kind === 'closing' && mayCloseInSilence(request))) return
  throw new Invalid({ letter: 'Choose a letter first: it tells them why, and where else to turn' })
}

/** Writes this letter, where a letter goes with the move at all. */
export const goingWith =
  (desk: Desk, letter: Partial<Letter>): SeesToLetter =>
  async (request, to) => {
    const kind = letterKindFor[to]
    if (kind) await writeLetter(desk, request, kind, letter)
  }

/** Writes a letter to the applicant: a message of the office, sealed like any other. */
export async function writeLetter(
  { em, settings }: Desk,
  request: LegalAidRequest,
  kind: LetterKind,
  letter: Partial<Letter>,
): Promise<void> {
  const { subject, text } = check(letterFor(kind), letter)
  const values = await letterValues(em, settings, request)
  const dataKey = dataKeyOf(keysOf({ settings }), request.id, request)
  writeMessage(
    em,
    { id: request.id, dataKey },
    { from: 'office', text: filledLetter(`${subject}\n\n${text}`, values) },
  )
  request.lookedAt = new Date()
}
