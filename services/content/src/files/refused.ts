/** Why a file was not taken. */
import { RefusedFile } from '@access/service-kit'
import { type Offered, type Reason, refusals } from './file.rules.ts'

const kinds: Partial<Record<Reason, RefusedFile['kind']>> = {
  pictureTooBig: 'tooLarge',
  pdfTooBig: 'tooLarge',
  wrongType: 'wrongType',
  vector: 'wrongType',
  phone: 'wrongType',
}

/** It is not one that we take. */
export class Refused extends RefusedFile {
  constructor(reason: Reason, file: Offered) {
    super(reason, refusals[reason](file), kinds[reason])
  }
}
