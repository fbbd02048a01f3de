/** The dates of a receipt, formatted. */
import { formatDayAndTime } from '@access/kit'
import type { ReceiptDates } from './receipt.messages.ts'
import type { Receipt } from './receipt.ts'

export const formatReceiptDates = ({ receivedAt, reviewDueAt, matchDueAt }: Receipt): ReceiptDates => ({
  receivedAt: formatDayAndTime(receivedAt),
  reviewDueAt: formatDayAndTime(reviewDueAt),
  matchDueAt: formatDayAndTime(matchDueAt),
})
