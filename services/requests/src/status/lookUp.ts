/** Finding a request by its reference and its words: slowly enough that nobody guesses. */
import { type Context, Item, NotFound, Table, Text, TooMany } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { asGiven, asReferred, wordsMarks } from '../legal-aid-requests/words.ts'
import { officePhone } from '../office.ts'
import { keysOf } from '../sealedItem.ts'
import { mark } from '../sealing.ts'

/** How often one address may try within a minute, rightly or wrongly. */
const mostInAMinute = 10
const aMinute = 60_000

/** One try: from where, as a mark. It goes with the first try that comes more than a minute later. */
@Table('look_up')
export class LookUp extends Item {
  @Text({ index: true }) sender!: string
}

/**
 * The request that the two belong to. A wrong reference, wrong words and words of another request are answered alike,
 * by the same work: `NotFound`. `TooMany` from the eleventh try within a minute on.
 */
export async function lookedUp(
  context: Context,
  typed: { reference: string; words: string },
): Promise<LegalAidRequest> {
  await countTry(context)
  const reference = asReferred(typed.reference)
  const known = wordsMarks(keysOf(context), reference, asGiven(typed.words))
  const request = await context.em.findOne(LegalAidRequest, { reference, wordsMark: { $in: known } })
  if (!request) throw new NotFound('legal aid request')
  return request
}

/** Counted for itself: a try that fails counts too. */
async function countTry({ em, address, settings }: Context): Promise<void> {
  if (!address || !settings.throttles) return
  const sender = mark(keysOf({ settings }), `look-up from ${address}`)
  await em.fork().transactional(async (own) => {
    await own.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [sender])
    await own.nativeDelete(LookUp, { createdAt: { $lte: new Date(Date.now() - aMinute) } })
    await refuseTooMany(own, sender)
    own.persist(Object.assign(new LookUp(), { sender }))
  })
}

async function refuseTooMany(em: EntityManager, sender: string) {
  const tries = await em.find(LookUp, { sender }, { orderBy: { createdAt: 'desc' }, limit: mostInAMinute })
  const first = tries[mostInAMinute - 1]
  if (!first) return
  const wait = Math.ceil((first.createdAt.getTime() + aMinute - Date.now()) / 1000)
  throw new TooMany(Math.max(wait, 1), `Too many tries. Wait a minute and try again, or call ${officePhone}.`)
}
