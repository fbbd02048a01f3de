/** The texts of the page on which an attorney answers a referral offer. */
import { type FormFailure, formatDayAndTime } from '@access/kit'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'

export const offerMessages = {
  title: 'Referral offer',
  lead: 'We would like to refer a request for legal aid to you. First you check for conflicts of interest, then you see the case summary.',
  parentTitle: 'Request Legal Aid',
  currentTitle: 'For attorneys',
  open: 'Open the request',
  opening: 'One moment...',
  recorded:
    'Every access is recorded. Please make sure that nobody else can read your screen, and do not forward the email.',
} as const

export const codeFieldMessages = {
  label: 'Your code',
  hint: 'It is in the email that we sent you, and is filled in when you follow the link.',
  error: 'Enter the code from our email',
} as const

export const offerEndedMessage =
  'This code is not valid. Check that you have copied all of it. The offer may also have been revoked or have expired.'

/** Why a valid action failed; the phone number of the office is filled in. */
export const formatFailure = (failure: FormFailure) =>
  failure === 'too many'
    ? 'Too many attempts. Wait a minute and try again, or call {officePhone}.'
    : 'That did not work, and nothing has changed. Please try again, or call {officePhone}.'

export const partyMessages = {
  title: 'Do you have a conflict with any of these people?',
  roles: {
    applicant: 'Applicant',
    'other side': 'Adverse party',
    'further party': 'Other party',
  },
  unknown: 'Not known yet',
  no: 'No conflict, show the case summary',
  yes: 'Yes, I have a conflict',
  confirmText: 'We will ask another attorney. You do not have to tell us what the conflict is.',
  confirm: 'I have a conflict',
} as const

/** Whether a role has a label. */
export const isPartyRole = (role: string): role is keyof typeof partyMessages.roles =>
  Object.hasOwn(partyMessages.roles, role)

export const caseSummaryMessages = {
  title: 'Case summary',
  category: 'Category',
  urgency: 'Urgency',
  court: 'Next court date',
  language: 'Language',
  interpreter: 'Help to talk with us',
  household: 'Household',
  income: 'Annual income',
  reference: 'Reference',
  dueAt: 'Please answer by',
  accept: 'Accept this request',
  decline: 'Decline',
  reason: {
    label: 'Reason',
    hint: 'Only our office reads this. It helps us find another attorney.',
  },
  confirmDecline: 'Decline this request',
  conflict: 'I have a conflict after all',
} as const

/** The outcome, for an answer given just now or earlier. */
export const answeredMessages = {
  accepted: {
    title: 'Request accepted',
    text: ({ answeredAt }) =>
      `Thank you. You accepted this request on ${formatDayAndTime(answeredAt)}. Our office will contact you with the full case file.`,
  },
  refused: {
    title: 'Request declined',
    text: ({ answeredAt }) =>
      `Thank you for telling us. You declined this request on ${formatDayAndTime(answeredAt)}, and we will ask another attorney.`,
  },
  conflict: {
    title: 'Conflict of interest reported',
    text: ({ answeredAt }) =>
      `Thank you for telling us. You reported a conflict on ${formatDayAndTime(answeredAt)}, and we will ask another attorney.`,
  },
} satisfies Record<string, { title: string; text(offer: ReceivedOfferFragment): string }>

/** Whether a step of the offer is its last: the offer is answered. */
export const isAnswered = (step: string): step is keyof typeof answeredMessages =>
  Object.hasOwn(answeredMessages, step)

export const linkUsedMessage = 'This link has been used. There is nothing more to do here.'

export const phoneMessages = {
  title: 'Do you have a question?',
  text: 'Call our office and give the reference. Please do not reply by email.',
} as const
