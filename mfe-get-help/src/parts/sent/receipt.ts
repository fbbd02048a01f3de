/** What the server gives back for a request that it has stored. The page holds it, and its tab keeps it: `keptReceipt.ts`. */
export interface Receipt {
  reference: string
  /** Four plain English words, which with the reference open the request's status. Shown once. */
  words: string
  /** Instants: when it came, when a person has reviewed it, and about when an attorney is found. */
  receivedAt: string
  reviewBy: string
  matchBy: string
  /** Opens the status for a while without the words; every answer brings a fresh one. */
  pass: string
}
