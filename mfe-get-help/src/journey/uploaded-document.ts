/** A document that is uploaded for a request that is not submitted yet. */
export interface UploadedDocument {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** When the server deletes it unless a request is submitted, as an instant. */
  retainedUntil: string
}
