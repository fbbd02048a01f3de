/** Why a paper was not taken. */
import { RefusedFile } from '@access/service-kit'
import { type Paper, type Reason, refusals } from './document.rules.ts'

const kinds: Partial<Record<Reason, RefusedFile['kind']>> = {
  tooBig: 'tooLarge',
  wrongType: 'wrongType',
  notWhatItSays: 'wrongType',
}

/** It is not one that we take. */
export class Refused extends RefusedFile {
  constructor(reason: Reason, paper: Paper) {
    super(reason, refusals[reason](paper), kinds[reason])
  }
}
