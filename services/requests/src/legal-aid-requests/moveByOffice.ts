/** How the office moves a request, be it alone or with others. */
import { Invalid } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type SeesToLetter, withoutLetter } from '../letters/goingWith.ts'
import type { SealingKeys } from '../sealing.ts'
import { movesFrom } from './legal-aid-request.moves.ts'
import type { LegalAidRequest } from './legal-aid-request.ts'
import { moveTo } from './moving.ts'
import { mailUpdate } from './requestMails.ts'

/**
 * Moves it where the table of moves allows, or `Invalid`; its applicant hears of it, by a letter where one must go with
 * it. What the audit calls it.
 */
export async function moveByOffice(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  to: string,
  seesToLetter: SeesToLetter = withoutLetter,
): Promise<string> {
  const status = movesFrom(request.status).find((allowed) => allowed === to)
  if (!status) throw new Invalid({ to: `A request that is ${told(request.status)} cannot be moved there` })
  await seesToLetter(request, status)
  moveTo(request, status)
  await mailUpdate(em, keys, request)
  return `moved to ${told(status)}`
}

/** A status as it is said aloud. */
const told = (status: string) => status.replace('_', ' ')
