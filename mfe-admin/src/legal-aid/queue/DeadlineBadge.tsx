/** The next deadline and the time left, as icon, text and colour. */
import { Flex, Typography } from 'antd'
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '../../components/Badge.tsx'
import { useIsNarrow } from '../../components/use-display-preferences.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { type Deadline, getDeadline } from './deadline.ts'

const deadlineStyles = {
  late: { Shape: TriangleAlert, tone: 'clay' },
  soon: { Shape: AlarmClock, tone: 'amber' },
  later: { Shape: Clock, tone: 'plain' },
} as const satisfies Record<Deadline['state'], unknown>

export function DeadlineBadge({ request }: { request: RequestSummaryFragment }) {
  const isNarrow = useIsNarrow()
  const deadline = getDeadline(request, useNow())
  if (!deadline) return <Typography.Text type="secondary">None</Typography.Text>
  const { Shape, tone } = deadlineStyles[deadline.state]
  return (
    <Flex component="span" wrap={isNarrow} align="center" gap="small">
      <Badge tone={tone} icon={<Shape size={14} aria-hidden />}>
        {deadline.label}
      </Badge>
      <Typography.Text type="secondary">{deadline.kind}</Typography.Text>
    </Flex>
  )
}

const minute = 60_000

/** The current time in milliseconds, updated every minute, so that an open list stays correct. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
