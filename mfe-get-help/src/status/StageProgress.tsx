/** How far the request is, as a row of doors: those behind are open, the one where it stands is ajar. */
import { Door, formatLongLocalDate } from '@access/kit'
import type { Status } from '@access/requests/intake/status-history/status.rules'
import { isAttorneyPromised } from '../platform/promises.ts'
import styles from './StageProgress.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { progressMessages } from './status.messages.ts'

interface Stage {
  label: string
  /** The statuses in which the request stands there. */
  statuses: readonly Status[]
  /** What is said of it before: by when, and on which condition. */
  expected?: (requestStatus: RequestStatusFragment) => string
}

const stages: readonly Stage[] = [
  { label: progressMessages.received, statuses: ['new'] },
  {
    label: progressMessages.review,
    statuses: ['in_review', 'info_needed'],
    expected: ({ reviewDueAt }) => progressMessages.by(formatLongLocalDate(reviewDueAt)),
  },
  { label: progressMessages.search, statuses: ['eligible'], expected: () => progressMessages.condition },
  {
    label: progressMessages.attorney,
    statuses: ['matched'],
    expected: (requestStatus) =>
      isAttorneyPromised(requestStatus)
        ? progressMessages.byAbout(formatLongLocalDate(requestStatus.matchDueAt))
        : '',
  },
]

/** Nothing for a request that is on its way no longer. */
export function StageProgress({ requestStatus }: { requestStatus: RequestStatusFragment }) {
  const current = stages.findIndex(({ statuses }) => statuses.includes(requestStatus.status as Status))
  if (current < 0) return null
  return (
    <ol className={styles.stages} aria-label={progressMessages.title}>
      {stages.map(({ label, statuses, expected }, index) => {
        const reached = requestStatus.statusHistory.find(({ status }) => statuses.includes(status as Status))
        return (
          <li key={label} className={styles.stage} aria-current={index === current ? 'step' : undefined}>
            <Door state={index < current ? 'open' : index === current ? 'ajar' : 'closed'} />
            <span>
              <strong>{label}</strong>
              <span className={`small ${styles.date}`}>
                {index <= current
                  ? reached && formatLongLocalDate(reached.changedAt)
                  : !requestStatus.isOverdue && expected?.(requestStatus)}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
