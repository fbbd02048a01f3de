/** The errors of file uploads. */

/** The file is not accepted: `reason` is for programs, the message for people. */
export class RejectedFileError extends Error {
  override name = 'RejectedFileError'
  readonly kind: 'invalid' | 'tooLarge' | 'wrongType'
  readonly reason: string

  constructor(reason: string, message: string, kind: RejectedFileError['kind'] = 'invalid') {
    super(message)
    this.reason = reason
    this.kind = kind
  }
}

/** The request is not a form with one file. */
export class MalformedUploadError extends Error {
  override name = 'MalformedUploadError'
}

/** The client has disconnected, so that there is nobody to answer. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'
}
