/** What somebody was told of the requests that they work on, the latest first. */
import { isolate } from '@access/kit'
import type { NotificationKind } from '@access/requests/casework/notifications/notification.rules'
import { Button, Flex, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import {
  type NotificationFragment,
  NotificationsDocument,
  ReadNotificationsDocument,
} from './notifications.generated.ts'

export default function Notifications() {
  const query = useLiveQuery(NotificationsDocument, {}, 'Notification', { refetchOn: 'requests' })
  return (
    <Screen title="Notifications">
      <QueryResult query={query}>
        {({ notifications }) => <NotificationList notifications={notifications} />}
      </QueryResult>
    </Screen>
  )
}

function NotificationList({ notifications }: { notifications: NotificationFragment[] }) {
  const unreadCount = notifications.filter(({ readAt }) => readAt === null).length
  const { act, isActing } = useAction(ReadNotificationsDocument, {
    successMessage: 'All notifications marked as read',
    failureMessage: 'Failed to mark notifications as read',
  })
  return (
    <Card title={unreadCount > 0 ? `${unreadCount} unread` : 'All read'}>
      {notifications.length === 0 ? (
        <EmptyList>No notifications yet. News about your requests appears here.</EmptyList>
      ) : (
        <>
          <Flex wrap align="center" gap="middle" className={parts.strip}>
            <Button disabled={unreadCount === 0 || isActing} onClick={() => act({ ids: null })}>
              Mark all as read
            </Button>
            <Link to="/admin/account">Choose emails</Link>
          </Flex>
          <RowList>
            {notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </RowList>
        </>
      )}
    </Card>
  )
}

/** Opening its request reads it. */
function NotificationItem({ notification }: { notification: NotificationFragment }) {
  const { id, requestId, reference, happenedAt, readAt } = notification
  const { act } = useAction(ReadNotificationsDocument, {
    successMessage: '',
    failureMessage: 'Failed to mark the notification as read',
    announce: () => true,
  })
  const isUnread = readAt === null
  return (
    <Row>
      <Typography.Text strong={isUnread}>
        {isUnread && <span className="sr">Unread: </span>}
        <Link
          to={`/admin/legal-aid/${requestId}`}
          onClick={() => {
            if (isUnread) void act({ ids: [id] })
          }}
        >
          {reference}
        </Link>
        . {describeNotification(notification)}
      </Typography.Text>
      <Typography.Text type="secondary">
        <DateTime value={happenedAt} />
      </Typography.Text>
    </Row>
  )
}

type Describe = (notification: Pick<NotificationFragment, 'actor' | 'times'>) => string

const descriptions: Record<NotificationKind, Describe> = {
  assigned: ({ actor }) => `${isolate(actor)} assigned it to you`,
  message: ({ times }) => (times === 1 ? 'The applicant wrote' : `The applicant wrote ${times} messages`),
  documents: () => 'The applicant added documents',
  date: () => 'The applicant named another court date or deadline',
  status: () => 'The applicant withdrew it, or opened it again',
  offerAnswer: ({ actor }) => `${isolate(actor)} answered the offer`,
}

/** Of a kind that a later release of the service knows, that there is news. */
const describeNotification = (notification: NotificationFragment): string =>
  (descriptions[notification.kind as NotificationKind] as Describe | undefined)?.(notification) ??
  'There is news'
