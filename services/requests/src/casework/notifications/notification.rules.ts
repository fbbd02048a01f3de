/** What somebody who works on requests is told of them: that it happened, and never in a client's words. */
import { z } from 'zod'

/** The kinds, as one chooses which come by email as well. */
export const notificationKinds = [
  'assigned',
  'message',
  'documents',
  'date',
  'status',
  'offerAnswer',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const notificationKindLabels: Record<NotificationKind, string> = {
  assigned: 'A request is assigned to me',
  message: 'An applicant writes about a request of mine',
  documents: 'An applicant adds documents to a request of mine',
  date: 'An applicant names another date for a request of mine',
  status: 'An applicant withdraws or reopens a request of mine',
  offerAnswer: 'An attorney answers an offer of a request of mine',
}

/** The kinds that come by email as well. */
export const emailedKinds = z.strictObject({
  kinds: z.array(z.enum(notificationKinds, 'Choose from the list')).max(notificationKinds.length),
})
