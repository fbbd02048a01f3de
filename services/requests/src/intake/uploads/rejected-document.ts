/** Why a document was rejected. */
import { RejectedFileError } from '@access/service-kit'
import { type FileInfo, type RejectionReason, rejectionMessages } from '../attachments/document.rules.ts'

const kinds: Partial<Record<RejectionReason, RejectedFileError['kind']>> = {
  tooLarge: 'tooLarge',
  wrongType: 'wrongType',
  contentMismatch: 'wrongType',
  tooOld: 'wrongType',
}

/** It is not one that we accept. */
export class RejectedDocument extends RejectedFileError {
  constructor(reason: RejectionReason, file: FileInfo) {
    super(reason, rejectionMessages[reason](file), kinds[reason])
  }
}
