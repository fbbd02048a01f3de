/** The audit events of a request, oldest first. */
import { readingActions } from '@access/requests/casework/live/live.rules'
import { Timeline as AntdTimeline, Typography } from 'antd'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import type { TimelineEventFragment } from '../request/opened-request.generated.ts'
import { useRequest } from '../request/request-context.ts'

const requestItemType = 'legal aid request'

/** 'Ada opened document'; the item is this request, unless the event names another. */
export const formatEvent = ({
  actor,
  action,
  itemType,
}: Pick<TimelineEventFragment, 'actor' | 'action' | 'itemType'>): string =>
  [actor, action, itemType === requestItemType ? '' : itemType].filter(Boolean).join(' ')

export function Timeline() {
  const { timeline } = useRequest().details
  return (
    <Card title="Timeline">
      <p className={parts.inside}>
        <Typography.Text type="secondary">
          Your access to this request has been recorded here.
        </Typography.Text>
      </p>
      <AntdTimeline
        className={parts.timeline}
        titleSpan="clamp(7rem, 25%, 11rem)"
        items={groupEvents(timeline).map((event) => ({
          key: event.id,
          title: (
            <>
              {event.times > 1 && `${event.times} times, last `}
              <DateTime value={event.occurredAt} />
            </>
          ),
          content: formatEvent(event),
        }))}
      />
    </Card>
  )
}

type TimelineEntry = TimelineEventFragment & { times: number }

/** Groups repeated reads, which would hide the changes, by the same person into one entry, with the last time. */
function groupEvents(events: TimelineEventFragment[]): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  for (const event of events) {
    const sinceLastChange = entries.slice(
      entries.findLastIndex((entry) => !isReadingAction(entry, event.actor)) + 1,
    )
    const previousEntry = sinceLastChange.find(({ action }) => action === event.action)
    if (previousEntry && isReadingAction(event, event.actor))
      Object.assign(previousEntry, { occurredAt: event.occurredAt, times: previousEntry.times + 1 })
    else entries.push({ ...event, times: 1 })
  }
  return entries
}

const isReadingAction = ({ actor, action, itemType }: TimelineEventFragment, expectedActor: string) =>
  actor === expectedActor && itemType === requestItemType && readingActions.includes(action)
