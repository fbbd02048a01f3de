/** One email: what fills it, and what it says. */
import type { OfficeValues } from './office-values.ts'

/** A paragraph, or its lines; what is empty is left out. */
type Paragraph = string | readonly string[]

export interface Email<Name extends string = string> {
  /** Values as the preview shows them. Their names are those that the sender must give. */
  example: Readonly<Record<Name, string>>
  subject: (values: EmailValues<Name>) => string
  text: (values: EmailValues<Name>) => readonly Paragraph[]
}

type EmailValues<Name extends string> = Readonly<Record<Name, string>> & OfficeValues

/** An email, with its values typed by its example. */
export const defineEmail = <Name extends string>(email: Email<Name>): Email<Name> => email

/**
 * A text message, of one line. `senderName` is the neutral name, or empty where the applicant wants ours: it must be
 * given, so that nothing names us by mistake.
 */
export const defineTextMessage = <Name extends keyof typeof examples>(
  names: Name[],
  text: (values: EmailValues<Name> & { sender: string }) => string,
): Email<Name | 'senderName'> => ({
  example: pickExamples<Name | 'senderName'>('senderName', ...names),
  subject: () => 'Text message',
  text: (values) => [text({ ...values, sender: values.senderName || values.organisationName })],
})

/** What several emails are filled with, as the preview shows it. */
const examples = {
  reference: 'LA-7K3M-94XF',
  senderName: 'Office Services',
  receivedAt: 'Thursday, March 5, 9:30 AM',
  replyBy: 'Friday, March 6, 9:30 AM',
  answerBy: 'March 19, 2099',
  erasedAt: 'Thursday, March 5, 9:30 AM',
  backupsExpireAt: 'April 4, 2099',
  reviewDueAt: 'Friday, March 6, 9:30 AM',
  urgency: 'High',
  documentCount: '2',
  spamSuspicion: 'no',
  messageUrl: '/admin/messages/1',
  event: 'was assigned to you',
  requestUrl: '/admin/legal-aid/1',
  accountUrl: '/admin/account',
  requestCount: '2 requests',
  name: 'Ida Brandt',
  staffName: 'Ruth Abernathy',
  referenceList: 'LA-7K3M-94XF\nLA-8P2Q-17RD',
  endsAt: 'March 12, 2099',
  attorney: 'Ida Brandt',
  answer: 'has accepted',
  offerUrl: '/get-help/offer#code',
  code: 'code',
  replyText: 'You can appeal until March 20. Bring the letter to our clinic on Monday.',
  staffFirstName: 'Ruth',
  invitedBy: 'Ruth Abernathy',
  inviteUrl: '/admin/welcome#token',
  expiresAt: 'Thursday, March 12, 9:30 AM',
  resetUrl: '/admin/reset-password#token',
  count: '5',
  eventDate: 'Thursday, March 5, 2099',
  seats: '2 seats',
  eventTime: '5:30 PM',
  eventLocation: 'Community Hall, 12 Main Street',
  manageUrl: '/events/1/place#link',
  calendarUrl: '/events/1.ics',
  position: '3',
  eventUrl: '/events/1',
  eventName: 'The event “Know your rights as a tenant”',
  confirmUrl: '/judgments/follow/confirm#link',
  judgmentCount: 'There are 3 new judgments',
  followedUrl: '/judgments/following#link',
  endUrl: '/judgments/following/1',
}

/** The examples of these values. */
export const pickExamples = <Name extends keyof typeof examples>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, examples[name]])) as Record<Name, string>
