/** The texts around the questions. */
import { type FormFailure, isolate } from '@access/kit'

export const journeyMessages = {
  title: 'Request Legal Aid',
  description:
    'Ask for free legal help in four short steps. A person reviews your request and contacts you within {firstAnswerHours} hours.',
  canWeHelp: 'Can we help?',
  intro: 'Free and confidential. About ten minutes.',
  noSafeAddress: 'So you can hear from us only under "Check my request". Please look there often.',
  why: 'Why we ask',
  complete: 'You can continue.',
  incompleteDate: 'Enter the complete date as it is on the paper, or leave it empty.',
  anotherRequest: 'Start another request, for someone else or about another problem',
} as const

/** What to do right now, for emergencies. */
export const emergencyMessages = {
  title: 'If you need help right now',
  danger: 'In danger, or someone is hurt: call {emergencyNumber}.',
  call: 'Locked out, or in court today or tomorrow: finish this form and also call us. Say "emergency request."',
  closed:
    'Outside our hours: leave your name and number if that is safe. We listen to messages when we open.',
  court:
    'If you have a hearing before you hear from us, go. Tell the judge that you have asked for a lawyer, and ask for more time.',
  note: 'We are not an emergency service. You can still send this form.',
  // Once it is sent.
  callFirst: 'Emergency: call us first',
  review: (by: string) =>
    `Next: our staff got an alert. A person reads your request and contacts you by ${by}.`,
  others: 'Who else to turn to until then:',
  search: 'Next: we ask attorneys at once, and each has only a few hours to answer.',
} as const

/** Where the date and the urgency contradict each other. */
export const urgencyMessages = {
  contradiction: (days: number, urgency: string) =>
    `Your date is ${formatDaysUntil(days)}. ${urgency} means ${waits[urgency] ?? 'later'}.`,
  change: (urgency: string) => `Choose ${urgency}`,
  keep: (urgency: string) => `Keep ${urgency}`,
} as const

const formatDaysUntil = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

const waits: Record<string, string> = {
  Low: 'a few weeks',
  Medium: 'within a week',
  High: 'within 2-3 days',
}

/** `restored` is shown after the connection was lost. */
export type ConnectionState = 'online' | keyof typeof connectionMessages

export const connectionMessages = {
  offline:
    'You are offline. You can keep typing. Your answers stay on this page, and you can send them when you are connected again.',
  restored: 'You are connected again.',
} as const

export const checkAnswersMessages = {
  title: 'Check your answers',
  documents: 'Documents',
  changeDocuments: 'Change documents',
  noDocuments: 'Not provided',
  consent: 'By submitting you agree that we read your request. Nobody else will see it unless you agree.',
  beforeSubmit:
    'This does not make us your lawyers yet. Keep every court date until an attorney tells you otherwise.',
} as const

/** The two toasts, as the specification words them, and what stays on the page beside them. */
export const submissionMessages = {
  failed: { title: 'Error', description: 'Failed to submit request. Please try again.' },
  failedNotice:
    'Your request has not been sent. Your answers and files are still here. Press Submit to try again, or call',
  sent: {
    title: 'Request Submitted!',
    description: "We'll review your request and contact you within {firstAnswerHours} hours.",
  },
} as const

export const contactMessages = {
  title: 'Talk to a person',
  /** A phone number follows. */
  call: 'Rather talk? Call',
  /** Of the organization, which stands for the contact person where we do not know who it is. */
  teamDesignation: 'Our intake team',
  offer: (contactName: string | undefined) =>
    `Rather not type? ${isolate(contactName?.split(' ')[0] ?? 'We')} can fill this in with you. It takes about ten minutes, and interpreters are free.`,
} as const

/** For visitors who have already sent a request. */
export const existingRequestMessages = {
  lead: 'Have you sent a request?',
  link: 'Check my request',
} as const

export const noScriptMessage =
  'This page works without JavaScript. The form takes one step at a time, and files are sent with the last step.'

/** Why a valid request could not be sent; a phone number follows. */
export const submissionFailureMessages: Record<FormFailure, string> = {
  failed: submissionMessages.failedNotice,
  expired:
    'This page was open for a long time, so nothing has been sent yet. Your answers and files are still here. Press Submit once more, or call',
  'too large': 'Your text is too long. It is still here. Please shorten it and send it again, or call',
  'too many':
    'Too many requests came from your connection. Your answers and files are still here. Try again in an hour, or call',
}
