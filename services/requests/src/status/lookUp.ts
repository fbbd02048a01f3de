/** Finding a request by its reference and its words: slowly enough that nobody guesses. */
import { type Context, NotFound, Table } from '@access/service-kit'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { asGiven, asReferred, wordsMarks } from '../legal-aid-requests/words.ts'
import { theOffice } from '../office/kept-office.ts'
import { lookAtOffice } from '../office/lookAtOffice.ts'
import { keysOf } from '../sealedItem.ts'
import { mark } from '../sealing.ts'
import { countTry, Try } from '../throttle.ts'

/** One try to look a request up. */
@Table('look_up')
export class LookUp extends Try {}

/** How often one address may try within a minute, rightly or wrongly. */
const limitFor = (phone: string) => ({
  most: 10,
  within: 60_000,
  words: `Too many tries. Wait a minute and try again, or call ${phone}.`,
})

/**
 * The request that the two belong to. A wrong reference, wrong words and words of another request are answered alike,
 * by the same work: `NotFound`. `TooMany` from the eleventh try within a minute on.
 */
export async function lookedUp(
  context: Context,
  typed: { reference: string; words: string },
): Promise<LegalAidRequest> {
  await countLookUp(context)
  const reference = asReferred(typed.reference)
  const known = wordsMarks(keysOf(context), reference, asGiven(typed.words))
  const request = await context.em.findOne(LegalAidRequest, { reference, wordsMark: { $in: known } })
  if (!request) throw new NotFound('legal aid request')
  return request
}

async function countLookUp(context: Context): Promise<void> {
  const { em, address, settings } = context
  if (!address || !settings.throttles) return
  await lookAtOffice(context)
  const { phone } = await theOffice(context)
  await countTry(em, LookUp, mark(keysOf({ settings }), `look-up from ${address}`), limitFor(phone))
}
