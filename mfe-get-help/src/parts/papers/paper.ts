/** A paper that the server holds for a request that is not sent yet. */
export interface KeptPaper {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** Until when the server holds it without a request, as an instant. */
  keptUntil: string
}
