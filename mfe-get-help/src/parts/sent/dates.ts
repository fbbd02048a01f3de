/** The moments of a receipt, as they are told. */
import { dayAndTime } from '@access/kit'
import type { Receipt } from './receipt.ts'
import type { Dates } from './words.ts'

export const datesOf = ({ receivedAt, reviewBy, matchBy }: Receipt): Dates => ({
  receivedAt: dayAndTime(receivedAt),
  reviewBy: dayAndTime(reviewBy),
  matchBy: dayAndTime(matchBy),
})
