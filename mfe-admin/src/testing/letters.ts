/** Letters and keeping as the service gives them; say only what a test is about. */
import { letterExample } from '@access/requests/letters/letter.rules'
import type { Retention } from '../legal-aid/keeping/documents.ts'
import type { LetterTemplate } from '../letters/documents.ts'

export const aTemplate = (given: Partial<LetterTemplate> = {}): LetterTemplate =>
  Object.assign(
    {
      __typename: 'LetterTemplate',
      id: 't1',
      version: 1,
      name: 'Not the kind of case we take',
      kind: 'declined',
      subject: 'Our answer to {{reference}}',
      text: 'We are sorry.\n{{elsewhere}}',
    },
    given,
  )

export const lettersWith = (templates = [aTemplate()], mayBeSilent = false) => ({
  letters: { __typename: 'LettersForRequest', templates, values: letterExample, mayBeSilent },
})

export const aRetention = (given: Partial<Retention> = {}): Retention =>
  Object.assign(
    {
      __typename: 'RequestRetention',
      id: '1',
      keptUntil: null,
      heldSince: null,
      heldBy: null,
      heldFor: null,
      closingAskedAt: null,
      answerBy: null,
      times: [
        { __typename: 'RetentionTime', status: 'declined', months: 12 },
        { __typename: 'RetentionTime', status: 'closed', months: 84 },
      ],
    },
    given,
  )
