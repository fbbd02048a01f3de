/** The response to a submitted request. The tab stores it: `receipt-storage.ts`. */
export interface Receipt {
  reference: string
  /** Four English words that, with the reference, open the request's status. Shown once. */
  passphrase: string
  /** Instants: when the request arrived, by when a person reviews it, and by when we aim to find an attorney. */
  receivedAt: string
  reviewDueAt: string
  matchDueAt: string
  /** Opens the status without the passphrase until it expires; every response contains a new one. */
  accessToken: string
}
