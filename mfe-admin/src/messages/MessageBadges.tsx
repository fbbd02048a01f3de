/** What is to be seen of a message at a glance: its state, and the time left to reply. */
import { type BadgeTone, capitalize, useOffice } from '@access/kit'
import type { contactStates } from '@access/requests/contact/contact-message.rules'
import { Badge } from '../components/Badge.tsx'
import parts from '../components/components.module.css'
import { getReplyDeadline, type ReplyDeadline } from './answer-deadline.ts'
import type { MessageSummaryFragment } from './contact-messages.generated.ts'

type State = (typeof contactStates)[number]

const stateTones: Record<State, BadgeTone> = {
  new: 'amber',
  answered: 'moss',
  handled: 'plain',
  spam: 'clay',
}

/** The state of a message, its kind where it is an offer to help, and whether it looks like spam or was sent before by somebody else. */
export const MessageBadges = ({
  message: { state, kind, isSuspectedSpam, possibleDuplicateOf },
}: {
  message: MessageSummaryFragment
}) => (
  <span className={parts.buttons}>
    <Badge tone={stateTones[state as State]}>{capitalize(state)}</Badge>
    {kind !== 'message' && <Badge tone="sky">{capitalize(kind)}</Badge>}
    {isSuspectedSpam && state !== 'spam' && <Badge tone="clay">Suspected spam</Badge>}
    {possibleDuplicateOf && <Badge tone="amber">Possible duplicate</Badge>}
  </span>
)

const urgencyTones: Record<ReplyDeadline['urgency'], BadgeTone> = {
  later: 'plain',
  soon: 'amber',
  overdue: 'clay',
}

/** The time left to reply to a message, or that it is overdue. */
export function DeadlineBadge({ message }: { message: MessageSummaryFragment }) {
  const deadline = getReplyDeadline(message, useOffice())
  return deadline ? <Badge tone={urgencyTones[deadline.urgency]}>{deadline.label}</Badge> : 'None due'
}
