/** Links to the other sections, with the counts of pending items. */
import { Link } from '@access/kit'
import { navigation } from '../frame/navigation.ts'
import { usePermittedScreens } from '../frame/permitted-screens.ts'
import type { DashboardQuery } from './dashboard.generated.ts'
import styles from './dashboard.module.css'
import { quickLinks } from './QuickActions.tsx'

const otherSections = navigation
  .flatMap(({ links }) => links)
  .filter(({ to }) => !quickLinks.some((quickLink) => quickLink.to === to))

export function OtherSections({
  pendingCounts,
}: {
  pendingCounts: DashboardQuery['pendingCounts'] | undefined
}) {
  const isPermitted = usePermittedScreens()
  // Without them the links have no counts.
  const { newMessages, failedEmails } = pendingCounts ?? { newMessages: 0, failedEmails: 0 }
  const pendingLabels: Record<string, string | false> = {
    '/admin/messages': newMessages > 0 && `${newMessages} new`,
    '/admin/mails': failedEmails > 0 && `${failedEmails} failed`,
  }
  return (
    <nav className={styles.otherSections} aria-labelledby="other-sections">
      <h2 id="other-sections" className={styles.otherSectionsTitle}>
        More
      </h2>
      {otherSections
        .filter(({ to }) => isPermitted(to))
        .map(({ to, label }) => (
          <Link key={to} to={to}>
            {pendingLabels[to] ? `${label} (${pendingLabels[to]})` : label}
          </Link>
        ))}
    </nav>
  )
}
