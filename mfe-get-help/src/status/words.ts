/** What the status page says. */
import { dayAndTime, longMoment, organisation, type SubmittedFailure } from '@access/kit'
import type { Stage, Standing } from './calls.ts'

export const statusWords = {
  title: 'Where your request stands',
  description: 'See what has become of your request for legal aid, with your reference and your four words.',
  lead: 'Enter the reference and the four words you were shown.',
  before: 'Request Legal Aid',
  here: 'Status',
  look: 'See where it stands',
  looking: 'Looking...',
} as const

export const lookUpFields = {
  reference: {
    label: 'Reference',
    hint: 'Like LA-7K3M-94XF. Capitals and dashes do not matter.',
    error: 'Enter your reference',
  },
  words: {
    label: 'Four words',
    hint: 'In the same order, with spaces between them.',
    error: 'Enter your four words',
  },
} as const

export const notFound =
  'The reference and the words do not belong together. Check the spelling and the order. After several tries you will have to wait a little.'

/** Why something could not be done although nothing in it was wrong; `wait` in seconds. The office fills its number in. */
export function failureText(failure: SubmittedFailure, wait: number) {
  if (failure === 'too many') return tooManyTries(Math.max(1, Math.ceil(wait / 60)))
  return `That did not work, and nothing has changed. Please try again, or call {officePhone}.`
}

const tooManyTries = (minutes: number) =>
  `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again, or call {officePhone}.`

/** Beside the form, and beside the status. */
export const calling = {
  lostWords: {
    title: 'Lost your words?',
    text: 'We cannot show them again, but we can find your request together. Call us and say your reference.',
  },
  talk: {
    title: 'Would you rather talk?',
    text: 'Call us and say your reference. Interpreters are free.',
  },
  request: 'Request legal aid',
} as const

export const headline = {
  reference: 'Reference',
  received: 'Received',
  review: 'We contact you by',
  match: 'An attorney by about',
  leave: 'Hide this from the screen',
} as const

interface Said {
  label: string
  text(standing: Standing): string
}

/** What each stage means for the applicant. */
export const stages: Record<Stage, Said> = {
  new: {
    label: 'Received',
    text: ({ reviewBy }) =>
      `Your request is with us. A person will review it and contact you by ${dayAndTime(reviewBy)}.`,
  },
  in_review: {
    label: 'In review',
    text: ({ reviewBy }) =>
      `Someone is reading your request now. You will hear from us by ${dayAndTime(reviewBy)}.`,
  },
  info_needed: {
    label: 'We need something from you',
    text: () =>
      'There is a question for you below. Your own deadlines go on while we wait, so answer as soon as you can.',
  },
  eligible: {
    label: 'Looking for an attorney',
    text: ({ matchBy }) =>
      `You qualify. We are looking for an attorney who knows this kind of case. This usually takes 5-7 business days, until about ${longMoment(matchBy)}.`,
  },
  matched: {
    label: 'Attorney found',
    text: () =>
      'An attorney has said yes and will contact you in the way you said is safe. You have a lawyer from the moment you both sign the agreement.',
  },
  declined: {
    label: 'We cannot take this case',
    text: ({ messages }) =>
      messages.some(({ from }) => from === 'office')
        ? 'The letter below gives the reason and other places to turn. You can ask for a second look within 30 days.'
        : 'We will give you the reason and other places to turn. You can ask for a second look within 30 days.',
  },
  referred: {
    label: 'Passed on, with your consent',
    text: () => 'Another organization has your request and will contact you.',
  },
  withdrawn: {
    label: 'Withdrawn by you',
    text: ({ canReopen, reopenUntil }) =>
      canReopen
        ? `We have stopped. You can open it again until ${longMoment(reopenUntil)}.`
        : 'We have stopped. If you need us again, write to us below or send a new request.',
  },
  closed: {
    label: 'Closed',
    text: () => 'Our work on this is done. If something has changed, write to us below.',
  },
  erased: {
    label: 'Erased',
    text: ({ erasedAt, backupsUntil }) =>
      `Erased on ${longMoment(erasedAt)}. Nothing you told us can be read any more. Our last backups from before that day expire by ${longMoment(backupsUntil)}.`,
  },
}

export const overdue = ({ reviewBy }: Standing) =>
  `We said that we would contact you by ${dayAndTime(reviewBy)}, and we have not. We are sorry. Please call {officePhone}, and a supervisor will look at it today.`

/** Each step, with its day beside it. Nothing of how the office came to it. */
export const steps = {
  title: 'What has happened so far',
  said: {
    new: 'Your request arrived.',
    in_review: 'Someone began to look at it.',
    info_needed: 'We asked you something.',
    eligible: 'You are eligible. We began to look for an attorney.',
    matched: 'An attorney said yes.',
    declined: 'We could not take your case. Our letter says where else you can turn.',
    referred: 'We passed it on to another organization. Our letter says where else you can turn.',
    withdrawn: 'It was withdrawn.',
    closed: 'It was closed.',
    erased: 'It was erased.',
  } satisfies Record<Stage, string>,
} as const

export const stillNeeded = {
  title: 'Do you still need our help?',
  text: (answerBy: string) =>
    `Please tell us by ${answerBy}. If you say yes, we go on. If we hear nothing by then, we may close your request.`,
  yes: 'Yes, I still need help',
  no: 'No, you may close it',
} as const

export const keptOnHold = 'We have to keep this longer than usual. It is not erased for now.'

export const kept = (until: string) => `We keep this until ${longMoment(until)}.`

export const conversation = {
  title: 'Messages',
  none: 'There are no messages yet.',
  from: { applicant: 'You', office: organisation.name },
  write: 'Write to us',
  hint: 'For example a new date, another phone number, or an answer to our question.',
  missing: 'Enter your message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Your message has been sent.',
} as const

export const documents = {
  title: 'Documents',
  none: 'You have not sent any documents.',
  more: 'Send more documents',
  limit: 'PDF, DOC, DOCX up to 10MB',
  missing: 'Choose a document',
  send: 'Send documents',
  notTaken: (name: string) => `We could not take ${name} just now. Please choose it again in a minute.`,
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
} as const

export const mailing = {
  title: 'Email',
  off: 'We do not email you about this request.',
  on: 'We email you when there is news. Our emails say nothing about your problem, and never hold your four words.',
  start: 'E-mail me this reference',
  stop: 'Do not email me',
  started: 'We email you from now on. The first email has your reference.',
  stopped: 'We will not email you about this request.',
} as const

export const ending = {
  title: ({ canWithdraw, canReopen }: Standing) =>
    canWithdraw ? 'Withdraw or erase' : canReopen ? 'Open it again, or erase' : 'Erase',
  withdraw: 'Withdraw my request',
  withdrawConfirm: (until: string) =>
    `Withdraw this request? We will stop working on it. You can open it again until ${longMoment(until)}.`,
  reopen: 'Open my request again',
  erase: 'Erase what I sent',
  eraseConfirm:
    'Erase everything under this reference? We destroy the key. No one, we included, can bring it back.',
  eraseOnHold:
    'We have to keep your request for now, so it cannot be erased yet. To ask why, and for how long, call {officePhone} and say your reference.',
  eraseNotPossible: (until: string | null) =>
    until
      ? `We have taken your case, and the rules for attorneys make us keep the file until ${longMoment(until)}. It is erased then.`
      : 'We have taken your case, and the rules for attorneys make us keep the file for seven years after our work is done. It is erased then.',
} as const

export const ended = {
  title: 'Please enter your words again',
  text: 'You have not used this page for a while. We closed it in case someone else is looking.',
  button: 'Continue',
} as const

export const stillThere = {
  title: 'Are you still there?',
  text: 'This page closes in a minute, in case someone else is looking. What you are writing is kept.',
  button: 'Keep it open',
} as const

export const more = {
  title: 'Anything else we should know?',
  lead: 'Safe ways and hours to reach you, your language, the next court date. All of this is optional.',
  unfold: 'Tell us more',
} as const
