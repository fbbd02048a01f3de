/** A document that is uploaded for a request that is not submitted yet. */
export interface UploadedDocument {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** Of how many photos it was made. */
  photos?: number
  /** When the server deletes it unless a request is submitted, as an instant. */
  retainedUntil: string
}
