/** The next deadline and the time left, as icon, text and colour. */
import { Flex, Typography } from 'antd'
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react'
import { Badge } from '../../components/Badge.tsx'
import { useIsNarrow } from '../../components/use-display-preferences.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { type Deadline, getDeadline } from './deadline.ts'

const deadlineStyles = {
  late: { Shape: TriangleAlert, tone: 'clay' },
  soon: { Shape: AlarmClock, tone: 'amber' },
  later: { Shape: Clock, tone: 'plain' },
} as const satisfies Record<Deadline['state'], unknown>

export function DeadlineBadge({ request, now }: { request: RequestSummaryFragment; now: number }) {
  const isNarrow = useIsNarrow()
  const deadline = getDeadline(request, now)
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
