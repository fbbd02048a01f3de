/** Why a file that arrives as a stream is not taken. */

/** It is not one that we take: `reason` is for programs, the sentence for whoever sent it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
  readonly kind: 'invalid' | 'tooLarge' | 'wrongType'
  readonly reason: string

  constructor(reason: string, sentence: string, kind: RefusedFile['kind'] = 'invalid') {
    super(sentence)
    this.reason = reason
    this.kind = kind
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
