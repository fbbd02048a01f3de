/** The error of a rejected picture or PDF. */
import { RejectedFileError } from '@access/service-kit'
import { errorMessages, type FileDescription, type FileErrorReason } from './file.rules.ts'

const problemKinds: Partial<Record<FileErrorReason, RejectedFileError['kind']>> = {
  pictureTooBig: 'tooLarge',
  pdfTooBig: 'tooLarge',
  wrongType: 'wrongType',
  svg: 'wrongType',
  heic: 'wrongType',
}

/** The file is not accepted. */
export class RejectedMediaError extends RejectedFileError {
  constructor(reason: FileErrorReason, file: FileDescription) {
    super(reason, errorMessages[reason](file), problemKinds[reason])
  }
}
