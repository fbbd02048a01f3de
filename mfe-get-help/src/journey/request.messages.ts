/** The texts of the journey. Options, limits and error messages are in the rules. */
import { type FormFailure, isolate } from '@access/kit'
import type { Checkbox, Question } from './journey.ts'

interface QuestionMessages {
  label: string
  hint: string
  why: string
  /** How the line under the form names a missing answer… */
  missing: string
  /** …and an invalid one. */
  invalid: string
}

export const questionMessages: Record<Question, QuestionMessages> = {
  helperName: {
    label: 'Your own name',
    hint: 'You, who fill this in.',
    why: 'So that we know who wrote this. It is kept, and erased, with the request.',
    missing: 'your own name',
    invalid: 'your own name',
  },
  helperContact: {
    label: 'Your own phone or email',
    hint: 'We use it for questions about this form.',
    why: 'If something is not clear, we can ask you. About the case we speak only with them.',
    missing: 'your own phone or email',
    invalid: 'your own phone or email',
  },
  preferredContact: {
    label: 'Whom should we contact?',
    hint: 'Ask them what is safe.',
    why: 'If it is you, we only ask you to have them get in touch. About the case we speak only with them.',
    missing: 'whom we should contact',
    invalid: 'whom we should contact',
  },
  name: {
    label: 'Name',
    hint: 'The name you want us to use.',
    why: 'So that we know what to call you, and can check that we do not already help the other side.',
    missing: 'a name',
    invalid: 'the name',
  },
  email: {
    label: 'Email',
    hint: 'One that only you can read. Our emails do not name your problem.',
    why: 'So that we can write to you. We send nothing automatically unless you say yes below.',
    missing: 'an email address',
    invalid: 'your email address',
  },
  phone: {
    label: 'Phone',
    hint: 'You can tell us later when it is safe to call.',
    why: 'Most questions take two minutes by phone and two days by email.',
    missing: 'a phone number',
    invalid: 'your phone number',
  },
  category: {
    label: 'What is it about?',
    hint: 'Choose the closest.',
    why: 'So that your request goes to people who know this field.',
    missing: 'what kind of problem it is',
    invalid: 'what kind of problem it is',
  },
  description: {
    label: 'What happened?',
    hint: 'If you have a court date or a deadline, write it first. Leave out Social Security and bank numbers.',
    why: 'An attorney can only prepare for what she knows. Few people will read this, and each opening is recorded.',
    missing: 'what happened',
    invalid: 'what happened',
  },
  urgency: {
    label: 'How soon do you need help?',
    hint: 'If you are not sure, choose the earlier one.',
    why: 'So that the first request we open is the one that cannot wait.',
    missing: 'how soon you need help',
    invalid: 'how soon you need help',
  },
  income: {
    label: "What is your household's income?",
    hint: 'For a year, before taxes; a guess is fine. If you are leaving someone, count only money that you can reach.',
    why: 'Our help is for people who cannot pay a lawyer. The answer alone never decides, and no one sees it but us.',
    missing: "your household's income",
    invalid: "your household's income",
  },
  householdSize: {
    label: 'How many people are in your household?',
    hint: 'You and the people who share money with you.',
    why: 'The same income must feed one person or five. We compare it with a table that grows with the household.',
    missing: 'how many people are in your household',
    invalid: 'how many people are in your household',
  },
}

/** Stands above the box that says yes. */
export const emailQuestions = {
  applicant: 'May we email you at this address?',
  /** Where a helper fills in the form. */
  helper: 'May we email them at this address?',
} as const

/** What may be ticked, and what follows from it. */
export const checkboxMessages: Record<Checkbox, { label: string; note: string }> = {
  isForSomeoneElse: {
    label: 'I am filling this in for someone else',
    note: 'Everything after these three questions is about them: their name, their problem, and what is safe for them.',
  },
  hasNoSafeEmail: {
    label: 'I have no safe email',
    note: 'Then we never email you. Come back to "Check my request" with the reference and passphrase that you get at the end.',
  },
  emailUpdates: {
    label: 'Yes, send my reference and tell me when there is news',
    note: 'Never your story or passphrase. You can stop our emails at any time.',
  },
  hasNoSafePhone: {
    label: 'I have no safe phone',
    note: 'Then we never call or text you.',
  },
}

export const preferredContactLabels = { Applicant: 'The person who needs help', Helper: 'Me' } as const

/** The headings of the steps, in order. */
export const stepHeadings = [
  { title: 'How to reach you', lead: 'We use this only to answer you.' },
  { title: 'What happened', lead: 'Your own words are best.' },
  { title: 'Your household', lead: 'A range is enough.' },
  {
    title: 'Documents and review',
    lead: 'Check your answers, and submit.',
  },
] as const

export const journeyMessages = {
  title: 'Request Legal Aid',
  description:
    'Ask for free legal help in four short steps. A person reviews your request and contacts you within {firstAnswerHours} hours.',
  intro: 'Free and confidential. About ten minutes; you need no documents.',
  applicantName: 'The name of the person who needs help.',
  noSafeAddress: 'So you can hear from us only under "Check my request". Please look there often.',
  why: 'Why we ask',
  complete: 'You can continue.',
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
  review: 'Next: we read emergency requests first, and our staff got an alert. A person contacts you.',
  search: 'Next: we ask attorneys at once, and each has only a few hours to answer.',
} as const

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
  emailUpdates: 'You said yes to our emails.',
  noSafeEmail: 'No safe email',
  noSafePhone: 'No safe phone',
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
