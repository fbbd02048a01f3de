/** Beside a request that is open: who else has it open, and what they change meanwhile. */
import { isolate } from '@access/kit'
import type { RequestChange } from '@access/requests/casework/live/live.rules'
import { Button, Flex, Typography } from 'antd'
import { Users } from 'lucide-react'
import { useWatchedRequest } from '../../data/live-context.ts'
import { formatEvent } from '../request/format-event.ts'

export function RequestLive({ id, reopen }: { id: string; reopen(): void }) {
  const { colleagues, changes, clearChanges } = useWatchedRequest(id)
  return (
    <Flex wrap gap="small" align="center" aria-live="polite" className="no-print">
      {colleagues.length > 0 && (
        <Typography.Text type="secondary">
          <Users size={16} aria-hidden style={{ display: 'inline' }} /> Also here:{' '}
          {colleagues.map(({ name }) => isolate(name)).join(', ')}
        </Typography.Text>
      )}
      {changes.length > 0 && (
        <>
          <b>{describeChanges(changes)}</b>
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
    </Flex>
  )
}

const maxDescribed = 3

/** 'Changed meanwhile: Ida Brandt assigned to Ida Brandt. Applicant wrote.' */
const describeChanges = (changes: RequestChange[]): string =>
  `Changed meanwhile: ${changes
    .slice(-maxDescribed)
    .map((change) => `${formatEvent(change)}.`)
    .join(' ')}`
