/** Nobody reads a story before the names in it have been looked at: a law office must not hear both sides. */
import { type Administrator, administratorsOnly, type Context } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { keysOf } from '../sealedItem.ts'
import { CannotUnseal, dataKeyOf, type SealingKeys } from '../sealing.ts'
import { type ConflictCheck, checkOf, type Found } from './conflict-check.ts'
import { type Party, partiesOf } from './parties.ts'
import { namesIn } from './party.ts'

/** Whether what was told is closed to this administrator. */
export async function isShut(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  { id }: Pick<Administrator, 'id'>,
): Promise<boolean> {
  const { check, found } = await checkOf(em, {
    id: request.id,
    dataKey: dataKeyOf(keys, request.id, request),
  })
  if (check.openedBy.includes(id)) return false
  return !isClear(check, found, await partiesOf(em, keys, request))
}

/** The same, for whoever asks. What was erased or changed after it was sealed tells nothing, whoever opens it. */
export async function staysShut(
  em: EntityManager,
  context: Context,
  request: LegalAidRequest,
): Promise<boolean> {
  if (request.erasedAt) return false
  try {
    return await isShut(em, keysOf(context), request, administratorsOnly(context))
  } catch (error) {
    if (error instanceof CannotUnseal) return false
    throw error
  }
}

/** A name that came later is a question again. */
export const isClear = ({ outcome }: ConflictCheck, found: Found, parties: Party[]) =>
  outcome === 'clear' && newNames(found, parties).length === 0

/** The names that nobody had seen when it was decided. */
export const newNames = ({ names }: Found, parties: Party[]) =>
  parties.flatMap(namesIn).filter((name) => !names.includes(name))
