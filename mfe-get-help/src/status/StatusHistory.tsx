/** Every status change of the request, with its date. */
import { formatLongLocalDate, SectionHeading } from '@access/kit'
import styles from './StatusPage.module.css'
import { historyMessages as messages } from './status.messages.ts'
import type { StatusChange } from './status.queries.ts'

export function StatusHistory({ statusHistory }: { statusHistory: StatusChange[] }) {
  return (
    <section aria-labelledby="status-history">
      <SectionHeading id="status-history" title={messages.title} />
      <ol className={styles.history}>
        {statusHistory.map(({ status, changedAt }, index) => (
          // Two changes may be equal: only their index tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: changes are only ever appended
          <li key={index}>
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
