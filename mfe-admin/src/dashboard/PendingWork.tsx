/** What waits for the user, as counts that lead to its list. */

import type { ReadyView } from '@access/requests/casework/queue/queue.rules'
import { Card, Statistic } from 'antd'
import { Link } from 'react-router-dom'
import type { PendingCountsQuery } from '../frame/pending-counts.generated.ts'
import { usePermissions } from '../session/use-permissions.ts'
import type { DashboardQuery } from './dashboard.generated.ts'
import styles from './dashboard.module.css'

type PendingItem = {
  label: string
  to: string
  /** Missing until there is an answer. */
  count: number | null | undefined
  isPermitted: boolean
  /** Whether somebody is let down while there are any. */
  isPressing?: boolean
}

export function PendingWork({
  readyViewCounts,
  pendingCounts,
}: {
  readyViewCounts: DashboardQuery['readyViewCounts']
  pendingCounts: PendingCountsQuery | undefined
}) {
  const may = usePermissions()
  const describeView = (view: ReadyView) => ({
    to: `/admin/legal-aid?view=${view}`,
    count: readyViewCounts?.find((one) => one.view === view)?.count,
  })
  const { pendingCounts: counts, unreadNotificationCount } = pendingCounts ?? {}
  const items: PendingItem[] = [
    { label: 'Overdue', ...describeView('overdue'), isPermitted: may('workOnRequests'), isPressing: true },
    { label: 'Due today', ...describeView('today'), isPermitted: may('workOnRequests') },
    {
      label: 'Emergencies',
      ...describeView('emergencies'),
      isPermitted: may('workOnRequests'),
      isPressing: true,
    },
    // Whose requests are all their own need no list of them.
    { label: 'Mine', ...describeView('mine'), isPermitted: may('readAllRequests') },
    {
      label: 'Unread notifications',
      to: '/admin/notifications',
      count: unreadNotificationCount,
      isPermitted: may('workOnRequests'),
    },
    {
      label: 'New messages',
      to: '/admin/messages?state=new&suspected=no',
      count: counts?.newMessages,
      isPermitted: may('answerMessages'),
    },
    {
      label: 'Failed emails',
      to: '/admin/emails',
      count: counts?.failedEmails,
      isPermitted: may('resendEmails'),
      isPressing: true,
    },
  ]
  const permittedItems = items.filter(({ isPermitted }) => isPermitted)
  if (permittedItems.length === 0) return null
  return (
    <nav aria-label="Pending work">
      <ul className={styles.tiles}>
        {permittedItems.map(({ label, to, count, isPressing }) => (
          <li key={label}>
            <Link to={to} aria-label={`${count?.toLocaleString('en-US') ?? '–'} ${label}`}>
              <Card hoverable size="small" className={isPressing && count ? styles.pressing : undefined}>
                <Statistic
                  value={count ?? '–'}
                  suffix={` ${label}`}
                  styles={{ content: { color: isPressing && count ? 'var(--clay)' : 'var(--link)' } }}
                  classNames={{ suffix: styles.pendingLabel! }}
                />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
