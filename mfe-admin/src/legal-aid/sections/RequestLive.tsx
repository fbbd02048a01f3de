/** Beside a request that is open: who else has it open, and what they change meanwhile. */
import { isolate } from '@access/kit'
import type { RequestChange } from '@access/requests/casework/live/live.rules'
import { Button } from 'antd'
import { Users } from 'lucide-react'
import { useWatchedRequest } from '../../data/live-context.ts'
import { formatEvent } from '../request/format-event.ts'
import styles from './request-live.module.css'

export function RequestLive({ id, reopen }: { id: string; reopen(): void }) {
  const { colleagues, changes, clearChanges } = useWatchedRequest(id)
  return (
    <div aria-live="polite" className={styles.live}>
      {colleagues.length > 0 && (
        <p className={styles.presence}>
          <Users size={16} aria-hidden /> Also here: {colleagues.map(({ name }) => isolate(name)).join(', ')}
        </p>
      )}
      {changes.length > 0 && (
        <>
          <p className={styles.changes}>{describeChanges(changes)}</p>
          {/* Not by itself: reading is recorded, and nothing moves under a hand that is about to press. */}
          <Button
            onClick={() => {
              clearChanges()
              reopen()
            }}
          >
            Show changes
          </Button>
        </>
      )}
    </div>
  )
}

const maxDescribed = 3

/** 'Changed meanwhile: Ida Brandt assigned to Ida Brandt. Applicant wrote.' */
const describeChanges = (changes: RequestChange[]): string =>
  `Changed meanwhile: ${changes
    .slice(-maxDescribed)
    .map((change) => `${formatEvent(change)}.`)
    .join(' ')}`
