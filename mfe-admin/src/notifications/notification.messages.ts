/** What a notification says after the reference of its request. */
import { isolate } from '@access/kit'
import type { NotificationKind } from '@access/requests/casework/notifications/notification.rules'
import type { NotificationFragment } from './notifications.generated.ts'

type Describe = (notification: Pick<NotificationFragment, 'actor' | 'times'>) => string

const descriptions: Record<NotificationKind, Describe> = {
  assigned: ({ actor }) => `${isolate(actor)} assigned it to you`,
  message: ({ times }) => (times === 1 ? 'The applicant wrote' : `The applicant wrote ${times} messages`),
  documents: () => 'The applicant added documents',
  status: () => 'The applicant withdrew it, or opened it again',
  offerAnswer: ({ actor }) => `${isolate(actor)} answered the offer`,
}

/** Of a kind that a later release of the service knows, that there is news. */
export const describeNotification = (notification: NotificationFragment): string =>
  (descriptions[notification.kind as NotificationKind] as Describe | undefined)?.(notification) ??
  'There is news'
