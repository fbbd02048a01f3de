/** Asking whether help is still needed, and what follows from the answer. */
import { Changed } from '@access/service-kit'
import { movesFrom } from '../legal-aid-requests/legal-aid-request.moves.ts'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { moveTo } from '../legal-aid-requests/moving.ts'
import { mailStillNeeded } from '../legal-aid-requests/requestMails.ts'
import { theOffice } from '../office/kept-office.ts'
import { keysOf } from '../sealedItem.ts'
import { answerBy } from './closing.ts'
import { type Desk, writeLetter } from './goingWith.ts'
import type { Letter } from './letter.rules.ts'

/** Asks by a message on the status page, and by mail where mails are wanted. `Changed` where nothing can be closed. */
export async function askWhetherStillNeeded(
  { em, settings }: Desk,
  request: LegalAidRequest,
  letter: Partial<Letter>,
): Promise<void> {
  if (!movesFrom(request.status).includes('closed'))
    throw new Changed('This request cannot be closed from where it stands')
  if (request.closingAskedAt) throw new Changed('They have been asked already')
  await writeLetter({ em, settings }, request, 'asking', letter)
  request.closingAskedAt = new Date()
  const office = await theOffice({ em, settings })
  await mailStillNeeded(em, keysOf({ settings }), request, { office, answerBy: answerBy(request)! })
}

/** Who still needs help goes back to be looked at, unless an attorney has them already; who does not is let go. */
export function answerWhetherStillNeeded(request: LegalAidRequest, isNeeded: boolean): void {
  if (!request.closingAskedAt) throw new Changed('Nobody has asked this, or the request has moved on since')
  request.closingAskedAt = null
  if (!isNeeded) moveTo(request, 'closed')
  else if (movesFrom(request.status).includes('in_review')) moveTo(request, 'in_review')
}
