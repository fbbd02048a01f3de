/** What stays on the page after sending. */
import { type Office, organisation } from '@access/kit'

export const sentWords = {
  title: 'Request Submitted!',
  lead: "We'll review your request and contact you within 48 hours.",
  reference: 'Your reference',
  words: 'Your four words',
  wordsHint:
    'With these you can see where your request stands. Write them down and keep them where only you will find them. Once you leave we cannot show them again, and we will never email them.',
  next: 'What happens next',
  promise: 'How often we keep these times',
  print: 'Print',
  download: 'Save as PDF',
  receiptNote: 'The receipt shows your reference and dates. Your story is not in it.',
  withWords: 'Put my four words on it too',
  notSaved: 'The PDF could not be made. Write the reference down or print this page.',
  status: 'Where your request stands',
  home: 'Back to home',
  hide: 'Hide this from the screen',
} as const

/** Beside what can be copied, which is named in the sentence. */
export const copying = {
  press: 'Copy',
  copied: (what: string) => `Copied ${what}.`,
  selected: (what: string) => `We could not copy ${what}. It is selected: copy it from here.`,
} as const

/** What happens next, each with the moment that we promise. */
export const nextSteps = [
  {
    when: ({ reviewBy }: Dates) => `By ${reviewBy}:`,
    what: 'a person reviews your request and contacts you.',
  },
  {
    when: () => 'If we can take your case:',
    what: ({ matchBy }: Dates) => `an attorney in 5-7 business days, by about ${matchBy}.`,
  },
  {
    when: () => 'Until then:',
    what: 'keep all dates, open all mail, and sign nothing you do not understand.',
  },
] as const

/** In words. */
export interface Dates {
  receivedAt: string
  reviewBy: string
  matchBy: string
}

export const mailing = {
  title: 'E-mail me this reference',
  lead: 'We email you only if you want that. This is what it says:',
  press: 'E-mail me this reference',
  sending: 'Sending...',
  sent: 'It is on its way. On your status page you can stop our emails.',
  failed: 'The email could not be ordered. Please try again.',
} as const

/** The e-mail, with what only this request knows filled in. */
export const confirmationMail = (
  { reference, receivedAt, reviewBy, statusUrl }: Mailed,
  { phone, openWhen }: Office,
) => ({
  subject: `We have received your message (${reference})`,
  text: [
    'Hello,',
    `Your message arrived on ${receivedAt}. Your reference is ${reference}.`,
    `A person will read it and contact you by ${reviewBy}.`,
    `To see where things stand, go to ${statusUrl} and enter your reference and the four words you were shown on the screen. For your safety, the four words are not in this email.`,
    `If you would rather call: ${phone.display}, ${openWhen}.`,
    'If you did not write to us, you can delete this email. Nothing else will happen.',
    organisation.name,
  ],
})

interface Mailed extends Pick<Dates, 'receivedAt' | 'reviewBy'> {
  reference: string
  statusUrl: string
}

/** Said when the page has stood open for longer than its pass is good for. */
export const passIsOver = {
  title: 'Please enter your words again',
  text: 'You have not used this page for a while. We closed it in case someone else is looking.',
  press: 'Continue',
} as const
