/** The texts of the receipt. */
import { formatDayAndTime, type Office } from '@access/kit'
import { type ContactOptions, isOnlyReachableHere } from '../../platform/contact-options.ts'
import { formatMatchPromise, formatUnpromisedDate, isAttorneyPromised } from '../../platform/promises.ts'
import type { Receipt, ReceiptDates } from './receipt.ts'

export const receiptMessages = {
  title: 'Request Submitted!',
  lead: 'Your request is with us.',
  reference: 'Your reference',
  passphrase: 'Your passphrase',
  passphraseHint:
    'Write both down, where only you will find them. They open the status of your request. We cannot show the passphrase again, and never email it.',
  next: 'What happens next',
  promise: 'What we promise, and how we count it',
  print: 'Print or save as PDF',
  receiptNote: 'What you wrote about your case is not on it.',
  includePassphrase: 'Include my passphrase',
  status: 'Status of your request',
  home: 'Back to home',
  hide: 'I have written them down',
  hideHint: 'Then this is deleted from the page.',
  share: 'Share the reference',
  calendar: 'Add the date to my calendar',
} as const

/** Where the request was sent before. */
export const repeatedMessages = {
  erased: {
    title: 'This request has been erased',
    text: 'It was sent before, and erased since. Nothing has been sent now. If you need us again, you are welcome to write as if for the first time.',
  },
  received: {
    title: 'We have this request already',
    text: 'It was sent before, and its passphrase has been replaced since. The new passphrase opens its status.',
  },
  reference: 'Your reference:',
  status: 'Status of your request',
} as const

/** The copy button and its feedback. */
export const copyMessages = {
  button: 'Copy',
  copied: (label: string) => `Copied ${label}.`,
  selected: (label: string) => `We could not copy ${label}. It is selected: copy it from here.`,
} as const

/** What happens next, each with its deadline. */
export const listNextSteps = (receipt: Receipt) => [
  { label: `By ${formatDayAndTime(receipt.reviewDueAt)}:`, text: formatReview(receipt) },
  isAttorneyPromised(receipt)
    ? {
        label: 'If we can take your case:',
        text: `an attorney ${formatMatchPromise(receipt, receipt.isEmergency === true)}`,
      }
    : { label: 'Before that:', text: formatUnpromisedDate(receipt.courtDate!) },
  { label: 'Until then:', text: 'keep all dates, open all mail, and sign nothing you do not understand.' },
]

function formatReview(contact: ContactOptions): string {
  if (isOnlyReachableHere(contact))
    return 'a person reviews your request. The answer comes to "Check my request". Look there by then.'
  if (contact.preferredContact === 'Helper')
    return 'a person reviews the request and contacts you, the helper.'
  if (contact.preferredContact === 'Applicant')
    return 'a person reviews the request and contacts the person who needs help.'
  return 'a person reviews your request and contacts you.'
}

export const emailMessages = {
  title: 'Email me this reference',
  lead: 'Never your passphrase. We email you only if you want that.',
  preview: 'What it says',
  button: 'Email me this reference',
  sending: 'Sending...',
  sent: 'Your reference is on its way by email, unless too many emails have been requested today. You can stop our emails on your status page.',
  failed: 'The email could not be requested. Please try again.',
} as const

/** The email, with the data of this request filled in. */
export const buildConfirmationEmail = (
  { reference, receivedAt, reviewDueAt, statusUrl }: ConfirmationEmailInput,
  { name, phone, openingHoursText }: Office,
) => ({
  subject: `We have received your message (${reference})`,
  text: [
    'Hello,',
    `Your message arrived on ${receivedAt}. Your reference is ${reference}.`,
    `A person will read it and contact you by ${reviewDueAt}.`,
    `Check my request: ${statusUrl}`,
    'There you enter your reference and the passphrase you were shown on the screen. For your safety, the passphrase is not in this email.',
    `If you would rather call: ${phone.display}, ${openingHoursText}.`,
    'If you did not write to us, you can delete this email. If more of them come, call us.',
    name,
  ],
})

interface ConfirmationEmailInput extends Pick<ReceiptDates, 'receivedAt' | 'reviewDueAt'> {
  reference: string
  statusUrl: string
}

/** Shown when the access token of the page has expired. */
export const accessExpiredMessages = {
  title: 'Please enter your passphrase again',
  text: 'For your safety you can add to your request here for half an hour. After that you need your passphrase.',
  button: 'Continue',
} as const
