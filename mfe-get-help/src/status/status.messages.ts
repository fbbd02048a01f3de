/** The texts of the status page. */
import { type FormFailure, formatDayAndTime, formatLongLocalDate } from '@access/kit'
import { type Status, statuses } from '@access/requests/intake/status-history/status.rules'
import { isOnlyReachableHere } from '../platform/contact-options.ts'
import { formatMatchPromise, formatUnpromisedDate, isAttorneyPromised } from '../platform/promises.ts'
import type { RequestStatusFragment } from './status.generated.ts'

export const statusMessages = {
  title: 'Status of your request',
  description: 'See the status of your request for legal aid, with your reference and your passphrase.',
  lead: 'Enter the reference and the passphrase you were shown.',
  parentTitle: 'Request Legal Aid',
  currentTitle: 'Status',
  submit: 'Show status',
  submitting: 'Searching...',
} as const

export const lookupFieldMessages = {
  reference: {
    label: 'Reference',
    hint: 'Like LA-7K3M-94XF. Capitals and dashes do not matter.',
    error: 'Enter your reference',
  },
  passphrase: {
    label: 'Passphrase',
    hint: 'Four words in the same order, with spaces between them.',
    error: 'Enter your passphrase',
  },
} as const

export const notFoundMessage =
  'The reference and the passphrase do not match. Check the spelling and the order of the words. After several attempts you will have to wait a little.'

/** Why a valid action failed; `retryAfter` in seconds. The phone number of the office is filled in. */
export function formatFailure(failure: FormFailure, retryAfter: number) {
  if (failure === 'too many') return formatRateLimitMessage(Math.max(1, Math.ceil(retryAfter / 60)))
  return `That did not work, and nothing has changed. Please try again, or call {officePhone}.`
}

const formatRateLimitMessage = (minutes: number) =>
  `Too many attempts. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again, or call {officePhone}.`

/** The phone card beside the form, and beside the status. */
export const phoneMessages = {
  lostPassphrase: {
    title: 'Lost your passphrase?',
    text: 'We cannot show it again, but we can find your request together. Call us and say your reference.',
  },
  talk: {
    title: 'Would you rather talk?',
    text: 'Call us and say your reference. Interpreters are free.',
  },
  request: 'Request legal aid',
} as const

export const summaryMessages = {
  reference: 'Reference',
  received: 'Received',
  review: 'We contact you by',
  match: 'An attorney by about',
  courtDate: 'Your date',
  signOut: 'Hide this and sign out',
} as const

/** The stages as doors; a stage to come has its date and its condition. */
export const progressMessages = {
  title: 'Progress',
  received: 'Received',
  review: 'Reviewed by a person',
  search: 'Looking for an attorney',
  attorney: 'Attorney found',
  by: (day: string) => `by ${day}`,
  byAbout: (day: string) => `by about ${day}`,
  condition: 'if we can take your case',
} as const

/** What we wait for. */
export const openQuestionMessages = { title: 'We asked you something', answer: 'Answer' } as const

interface StageMessages {
  label: string
  text(status: RequestStatusFragment): string
}

/** What each stage means for the applicant. */
export const stageMessages: Record<Status, StageMessages> = {
  new: {
    label: 'Received',
    text: ({ reviewDueAt }) =>
      `Your request is with us. A person will review it and contact you by ${formatDayAndTime(reviewDueAt)}.`,
  },
  in_review: {
    label: 'In review',
    text: ({ reviewDueAt }) =>
      `Someone is reading your request now. You will hear from us by ${formatDayAndTime(reviewDueAt)}.`,
  },
  info_needed: {
    label: 'We need something from you',
    text: () =>
      'There is a question for you below. Your own deadlines keep running while we wait, so answer as soon as you can.',
  },
  eligible: {
    label: 'Looking for an attorney',
    text: (requestStatus) =>
      `You qualify. We are looking for an attorney who knows this kind of case. ${formatSearch(requestStatus)}`,
  },
  matched: {
    label: 'Attorney found',
    text: (requestStatus) =>
      `An attorney has accepted your case. ${formatAttorneyContact(requestStatus)} You have a lawyer from the moment you both sign the agreement.`,
  },
  declined: {
    label: 'We cannot take this case',
    text: ({ messages }) =>
      messages.some(({ sender }) => sender === 'office')
        ? 'The letter below gives the reason and other places to turn. You can ask for a second look within 30 days.'
        : 'We will give you the reason and other places to turn. You can ask for a second look within 30 days.',
  },
  referred: {
    label: 'Referred, with your consent',
    text: () => 'Another organization has your request and will contact you.',
  },
  withdrawn: {
    label: 'Withdrawn by you',
    text: ({ canReopen, reopenDeadline }) =>
      canReopen
        ? `We have stopped. You can reopen it until ${formatLongLocalDate(reopenDeadline)}.`
        : 'We have stopped. If you need us again, write to us below or send a new request.',
  },
  closed: {
    label: 'Closed',
    text: () => 'Our work on this is done. If something has changed, write to us below.',
  },
  erased: {
    label: 'Erased',
    text: ({ erasedAt, keyPurgedBy, backupsExpireAt }) =>
      [
        `Erased on ${formatLongLocalDate(erasedAt)}. Nothing you told us can be read any more.`,
        keyPurgedBy &&
          `The last traces of its encryption key leave our database by ${formatDayAndTime(keyPurgedBy)}.`,
        `Our last backups from before that day expire by ${formatLongLocalDate(backupsExpireAt)}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
}

/** By when, or what to do where the date comes first. */
const formatSearch = (requestStatus: RequestStatusFragment) =>
  isAttorneyPromised(requestStatus)
    ? `We want to find one ${formatMatchPromise(requestStatus, requestStatus.urgency === 'Emergency')}`
    : formatUnpromisedDate(requestStatus.courtDate!)

/** How the attorney is in touch; the staff read the same beside the request. */
function formatAttorneyContact(requestStatus: RequestStatusFragment): string {
  const { safeContactMethods, hasSafeEmail, hasSafePhone, preferredContact } = requestStatus
  if (isOnlyReachableHere(requestStatus)) return 'They answer you on this page.'
  if (preferredContact === 'Helper') return 'They contact the helper who filled this in.'
  if (safeContactMethods.length > 0)
    return `They contact you only by ${safeContactMethods.join(', ').toLowerCase()}, as you said.`
  if (hasSafeEmail && hasSafePhone)
    return 'They contact you by email or phone. You have not said which way is safe. If one is not, write to us below.'
  return `They contact you only by ${hasSafeEmail ? 'email' : 'phone'}.`
}

/** Whether this page knows the status: a newer service may have others. */
export const isStatus = (text: string): text is Status => statuses.some((status) => status === text)

export const formatOverdueMessage = ({ reviewDueAt }: RequestStatusFragment) =>
  `We said that we would contact you by ${formatDayAndTime(reviewDueAt)}, and we have not. We are sorry. Please call {officePhone}, and a supervisor will look at it today.`

/** The statuses in which they hear from us. */
const contactStatuses: readonly string[] = ['new', 'in_review', 'info_needed', 'eligible', 'matched']

/** Whom we contact, and where, if it is not simply the applicant by email or phone. */
export function formatContactNote(requestStatus: RequestStatusFragment): string | null {
  const { status, preferredContact } = requestStatus
  if (!contactStatuses.includes(status)) return null
  if (isOnlyReachableHere(requestStatus))
    return 'No email or phone is safe, so our answer comes to this page. Please look here again.'
  if (preferredContact === 'Helper') return 'We contact the helper who filled this in.'
  return preferredContact && 'We contact the person who needs help, not the helper.'
}

/** A text for each status change, without internal reasons. */
export const historyMessages = {
  title: 'Status history',
  statusLabels: {
    new: 'Your request was received.',
    in_review: 'We started the review.',
    info_needed: 'We asked you something.',
    eligible: 'You are eligible. We started to look for an attorney.',
    matched: 'An attorney accepted your case.',
    declined: 'We could not take your case. Our letter says where else you can turn.',
    referred: 'We referred it to another organization. Our letter says where else you can turn.',
    withdrawn: 'It was withdrawn.',
    closed: 'It was closed.',
    erased: 'It was erased.',
  } satisfies Record<Status, string>,
} as const

export const closingQuestionMessages = {
  title: 'Do you still need our help?',
  text: (answerDueAt: string) =>
    `Please tell us by ${answerDueAt}. If you say yes, we continue. If we hear nothing by then, we may close your request.`,
  yes: 'Yes, I still need help',
  no: 'No, you may close it',
} as const

export const onHoldMessage = 'We have to keep this longer than usual. It is not erased for now.'

export const formatRetentionMessage = (deadline: string) =>
  `We keep this until ${formatLongLocalDate(deadline)}.`

export const courtDateMessages = {
  title: 'Court date or deadline',
  lead: 'Tell us when it is set or moved. We look for an attorney before it.',
  label: 'The next date',
  hint: 'Leave it empty if there is none.',
  save: 'Save the date',
  saved: 'Saved.',
} as const

export const conversationMessages = {
  title: 'Messages',
  none: 'There are no messages yet.',
  applicant: 'You',
  write: 'Write to us',
  hint: 'For example another phone number, or an answer to our question.',
  missing: 'Enter your message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Your message has been sent.',
  mentionsDate:
    'Is there a court date or a deadline in it? Enter it above, so that we look for an attorney before it.',
} as const

export const documentsMessages = {
  title: 'Documents',
  none: 'You have not sent any documents.',
  upload: 'Send more documents',
  noScriptLimit: 'PDF, DOC, DOCX up to 10MB, or photos (JPEG, PNG)',
  missing: 'Choose a document',
  send: 'Send documents',
  sending: 'Sending...',
  notSent: 'Not sent yet.',
  sent: 'Your documents have been sent.',
} as const

export const emailMessages = {
  title: 'Email',
  noSafeEmail: 'You said that no email is safe, so we never email you. Our news for you is on this page.',
  off: 'We do not email you about this request.',
  on: 'We email you when there is news. Our emails say nothing about your problem, and never contain your passphrase.',
  start: 'Email me when there is news',
  stop: 'Do not email me',
  started:
    'We will email you when there is news. If this is the first time that you ask, an email with your reference is on its way, unless too many have been requested today.',
  stopped: 'We will not email you about this request.',
} as const

/** By where it stands, what is said and what can be done. */
export const textMessages = {
  title: 'Text messages',
  unconfirmed:
    'We can text you when there is something new. To see that the number is yours, we first text it a code.',
  code: 'We have texted you a code. It is valid for ten minutes.',
  on: 'We text you when there is something new, and before the date that you told us of. A text never says what it is about.',
  off: 'We do not text you.',
  stopped:
    'STOP was sent from your number, so we text nothing to it. To get texts again, send START from it to the number that our texts came from.',
  request: 'Text me a code',
  requestAgain: 'Text me another code',
  codeLabel: 'Code from the text',
  codeHint: 'Six digits.',
  missing: 'Enter the code from the text',
  confirm: 'Start texts',
  start: 'Text me again',
  stop: 'Do not text me',
} as const

export const passphraseMessages = {
  title: 'Replace your passphrase',
  lead: 'If somebody else may know your passphrase, replace it. The old one stops working, and this page closes wherever else it is open.',
  propose: 'Show me a new passphrase',
  proposed: 'New passphrase',
  hint: 'Write it down and keep it where only you will find it: we cannot show it again. It counts once you have entered the one you have now.',
  current: 'Current passphrase',
  missing: 'Enter your current passphrase',
  replace: 'Use the new passphrase',
  replaced: 'Your passphrase has been replaced. From now on only the new one opens your request.',
} as const

export const closureMessages = {
  title: ({ canWithdraw, canReopen }: RequestStatusFragment) =>
    canWithdraw ? 'Withdraw or erase' : canReopen ? 'Reopen or erase' : 'Erase',
  withdraw: 'Withdraw my request',
  withdrawConfirm: (deadline: string) =>
    `Withdraw this request? We will stop working on it. You can reopen it until ${formatLongLocalDate(deadline)}.`,
  reopen: 'Reopen my request',
  erase: 'Erase my request',
  eraseConfirm:
    'Erase everything under this reference? We destroy the encryption key. No one, including us, can restore it.',
  eraseOnHold:
    'We have to keep your request for now, so it cannot be erased yet. To ask why, and for how long, call {officePhone} and say your reference.',
  eraseNotPossible: (deadline: string | null) =>
    deadline
      ? `We have taken your case, and the rules for attorneys make us keep the file until ${formatLongLocalDate(deadline)}. It is erased then.`
      : 'We have taken your case, and the rules for attorneys make us keep the file for seven years after our work is done. It is erased then.',
} as const

export const sessionExpiredMessages = {
  title: 'Please enter your passphrase again',
  unused: 'You have not used this page for a while. We closed it in case someone else is looking.',
  over: 'For your safety this page closes half an hour after you entered your passphrase, or when you sign out on another device. A message you were writing is still here.',
  button: 'Continue',
} as const

export const inactivityMessages = {
  title: 'Are you still there?',
  text: 'This page closes in a minute, in case someone else is looking. What you are writing is saved.',
  button: 'Keep it open',
} as const

/** In the last two minutes of the half hour. */
export const endingMessages = {
  title: 'This page closes in a moment',
  text: 'For your safety it is open for half an hour. Send what you are writing now, or go on after you have entered your passphrase again: it is saved.',
} as const

export const additionalDetailsMessages = {
  first: {
    title: 'Anything else we should know?',
    lead: 'Safe ways and hours to reach you, your language, what makes it easier. All of this is optional.',
    open: 'Tell us more',
  },
  again: {
    title: 'How we reach you',
    lead: 'Answer only what has changed. The rest stays as you told us.',
    open: 'Change how you are reached',
  },
} as const
