/** Builders of letters and retention. */

import { letterExample } from '@access/requests/casework/letters/letter.rules'
import type { RetentionFragment } from '../legal-aid/request/request-retention.generated.ts'
import type { LetterTemplateFragment } from '../letters/letters.generated.ts'
import { createBuilder } from './create-builder.ts'

export const buildTemplate = createBuilder<LetterTemplateFragment>({
  __typename: 'LetterTemplate',
  id: 't1',
  version: 1,
  name: 'Not the kind of case we take',
  kind: 'declined',
  subject: 'Our answer to {{reference}}',
  text: 'We are sorry.\n{{referralResources}}',
})

export const buildLetters = (templates = [buildTemplate()], isLetterOptional = false) => ({
  letters: { __typename: 'LettersForRequest', templates, values: letterExample, isLetterOptional },
})

export const buildRetention = createBuilder<RetentionFragment>({
  __typename: 'RequestRetention',
  id: '1',
  retainedUntil: null,
  legalHoldSince: null,
  legalHoldBy: null,
  legalHoldReason: null,
  closureNoticeSentAt: null,
  answerDueAt: null,
  periods: [
    { status: 'declined', months: 12 },
    { status: 'closed', months: 84 },
  ],
})

/** The places that letters of the office name, each with the practice area that it is for. */
export const buildReferrals = (...places: [practiceArea: string | null, text: string][]) => ({
  __typename: 'Organisation' as const,
  referralResources: places.map(([practiceArea, text]) => ({
    __typename: 'ReferralResource' as const,
    practiceArea,
    text,
  })),
})
