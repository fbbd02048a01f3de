/** How long there is left to answer a message, or that it is overdue. */
import { Badge, type BadgeTone } from '@access/kit'
import type { Headline } from './documents.ts'
import { type Due, dueOf } from './due.ts'

const tones: Record<Due['urgency'], BadgeTone> = { later: 'plain', soon: 'amber', overdue: 'clay' }

export function DueMark({ message }: { message: Headline }) {
  const due = dueOf(message)
  if (!due) return 'None due'
  return <Badge tone={tones[due.urgency]}>{due.words}</Badge>
}
