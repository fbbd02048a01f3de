/** The time left to reply to a message, or that it is overdue. */
import { type BadgeTone, useOffice } from '@access/kit'
import { Badge } from '../components/Badge.tsx'
import { getReplyDeadline, type ReplyDeadline } from './answer-deadline.ts'
import type { MessageSummaryFragment } from './contact-messages.generated.ts'

const tones: Record<ReplyDeadline['urgency'], BadgeTone> = { later: 'plain', soon: 'amber', overdue: 'clay' }

export function DeadlineBadge({ message }: { message: MessageSummaryFragment }) {
  const deadline = getReplyDeadline(message, useOffice())
  if (!deadline) return 'None due'
  return <Badge tone={tones[deadline.urgency]}>{deadline.label}</Badge>
}
