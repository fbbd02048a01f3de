/** Every status change of the request, with its date. */
import { formatLongLocalDate, mapByPlace, SectionHeading } from '@access/kit'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { isStatus, historyMessages as messages } from './status.messages.ts'

export function StatusHistory({ statusHistory }: { statusHistory: RequestStatusFragment['statusHistory'] }) {
  const knownChanges = statusHistory.flatMap(({ status, changedAt }) =>
    isStatus(status) ? [{ status, changedAt }] : [],
  )
  return (
    <section aria-labelledby="status-history">
      <SectionHeading id="status-history" title={messages.title} />
      <ol className={styles.history}>
        {mapByPlace(knownChanges, ({ status, changedAt }) => (
          <li>
            <time className="muted" dateTime={changedAt}>
              {formatLongLocalDate(changedAt)}
            </time>
            <span>{messages.statusLabels[status]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
