/** The receipt: the response to a submitted request. */

import { formatDayAndTime } from '@access/kit'
import type { ContactOptions } from '../../platform/contact-options.ts'

/** The response to a submitted request. The tab stores it: `receipt-storage.ts`. */
export interface Receipt extends ContactOptions {
  reference: string
  /** `new`, or where it stands by now. */
  status?: string
  /** Four English words that, with the reference, open the request's status. Shown once. */
  passphrase: string
  /** Instants: when the request arrived, by when a person reviews it, and by when we aim to find an attorney. */
  receivedAt: string
  reviewDueAt: string
  matchDueAt: string
  /** The court date or deadline that the applicant named, a day. */
  courtDate: string | null
  /** Opens the status without the passphrase until it expires; every response contains a new one. */
  accessToken: string
  /** Whether we email the applicant; left out by older releases. */
  isEmailEnabled?: boolean
  /** By what the applicant answered: the response does not repeat it. */
  isEmergency?: boolean
  category?: string | undefined
}

/** The response to a request that was sent before, and since then was erased or given another passphrase. */
export interface RepeatedReceipt extends Omit<Receipt, 'passphrase' | 'accessToken'> {
  passphrase: null
  accessToken: null
}

/** Whatever a request that was sent is answered with. */
export type SubmissionReceipt = Receipt | RepeatedReceipt

/** Whether it was sent before, so that there is no passphrase to show. */
export const isRepeated = (receipt: SubmissionReceipt): receipt is RepeatedReceipt =>
  receipt.passphrase === null

/** The dates of a receipt, formatted. */
export const formatReceiptDates = ({ receivedAt, reviewDueAt }: Receipt) => ({
  receivedAt: formatDayAndTime(receivedAt),
  reviewDueAt: formatDayAndTime(reviewDueAt),
})

export type ReceiptDates = ReturnType<typeof formatReceiptDates>
