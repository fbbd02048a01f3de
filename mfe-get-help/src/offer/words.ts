/** What the page says on which an attorney answers an offer. */
import { dayAndTime, type SubmittedFailure } from '@access/kit'
import type { Offer } from './calls.ts'

export const offerWords = {
  title: 'A request for you',
  lead: 'We ask whether you can take a request for legal aid. First you check for a conflict, then you see what it is about.',
  before: 'Request Legal Aid',
  here: 'For attorneys',
  open: 'Open the request',
  working: 'One moment...',
  recorded:
    'Every opening is recorded. Please make sure that nobody else can read your screen, and do not forward the email.',
} as const

export const codeField = {
  label: 'Your code',
  hint: 'It is in the email that we sent you, and fills itself in when you follow the link.',
  error: 'Enter the code from our email',
} as const

export const ended =
  'This code opens nothing. Check that you have copied all of it. The request may also have been taken back, or the time to answer may be over.'

/** Why it could not be done although nothing was wrong; the office fills its number in. */
export const failureText = (failure: SubmittedFailure) =>
  failure === 'too many'
    ? 'Too many tries. Wait a minute and try again, or call {officePhone}.'
    : 'That did not work, and nothing has changed. Please try again, or call {officePhone}.'

export const names = {
  title: 'Do you have a conflict with any of these people?',
  roles: {
    applicant: 'Asks for help',
    'other side': 'The other side',
    'further party': 'Also part of it',
  },
  unknown: 'Not known yet',
  no: 'No, show me what it is about',
  yes: 'Yes, I have a conflict',
  sure: 'Then we take it that you cannot help here, and ask somebody else. You need not tell us what the conflict is.',
  confirm: 'I have a conflict',
} as const

export const brief = {
  title: 'What it is about',
  category: 'Kind of problem',
  urgency: 'How soon',
  court: 'Next court date',
  language: 'Language',
  interpreter: 'Interpreter',
  household: 'Household',
  income: 'Income for a year',
  reference: 'Reference',
  answerBy: 'Please answer by',
  interpreters: { wanted: 'Wanted', notNeeded: 'Not needed' },
  accept: 'Accept this request',
  refuse: 'I cannot take it',
  reason: {
    label: 'Why not?',
    hint: 'Only the office reads this. It helps us to find somebody else.',
  },
  confirmRefusal: 'Refuse this request',
  conflict: 'I see a conflict after all',
} as const

/** What became of it, for an answer given just now or long ago. */
export const answered: Record<
  'accepted' | 'refused' | 'conflict',
  { title: string; text(offer: Offer): string }
> = {
  accepted: {
    title: 'You have accepted',
    text: ({ answeredAt }) =>
      `Thank you. You accepted this request on ${dayAndTime(answeredAt!)}. The office now gets in touch with you, with everything that belongs to it.`,
  },
  refused: {
    title: 'You have refused',
    text: ({ answeredAt }) =>
      `Thank you for telling us. You refused this request on ${dayAndTime(answeredAt!)}, and we ask somebody else.`,
  },
  conflict: {
    title: 'You have a conflict',
    text: ({ answeredAt }) =>
      `Thank you for telling us. You said on ${dayAndTime(answeredAt!)} that you have a conflict, and we ask somebody else.`,
  },
}

export const nothingMore = 'This link has done its work. There is nothing more to do here.'

export const calling = {
  title: 'A question about it?',
  text: 'Call the office and say the reference. Please do not answer by email.',
} as const
