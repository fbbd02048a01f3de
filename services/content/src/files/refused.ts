/** Why a file was not taken. */
import { type Offered, type Reason, refusals } from './file.rules.ts'

/** It is not one that we take; the sentence is for whoever sent it. */
export class Refused extends Error {
  override name = 'Refused'
  readonly reason: Reason

  constructor(reason: Reason, file: Offered) {
    super(refusals[reason](file))
    this.reason = reason
  }
}

/** What arrived is not one file in a form. */
export class NotAFile extends Error {
  override name = 'NotAFile'
}

/** Whoever was sending it has gone: there is nobody to answer. */
export class Gone extends Error {
  override name = 'Gone'
}
