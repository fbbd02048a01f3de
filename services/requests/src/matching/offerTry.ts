/** How often somebody may try a code: slowly enough that nobody guesses. */
import { type Context, Table } from '@access/service-kit'
import { keysOf } from '../sealedItem.ts'
import { mark } from '../sealing.ts'
import { countTry, Try } from '../throttle.ts'

/** One try to open an offer. */
@Table('offer_try')
export class OfferTry extends Try {}

/** Reading and answering takes three; whoever goes back and forth has some left. */
const limit = { most: 20, within: 60_000, words: 'Too many tries. Wait a minute and try again' }

/** `TooMany` from the 21st within a minute from one address on, rightly or wrongly. */
export async function countOfferTry(context: Context): Promise<void> {
  const { em, address, settings } = context
  if (!address || !settings.throttles) return
  await countTry(em, OfferTry, mark(keysOf(context), `offer from ${address}`), limit)
}
