/** The state of a message, and whether it looks like spam or was sent before by somebody else. */
import { capitalize } from '@access/kit'
import { Badge } from '../components/Badge.tsx'
import parts from '../components/components.module.css'
import type { MessageSummaryFragment } from './contact-messages.generated.ts'
import { getStateTone } from './message-states.ts'

export function MessageBadges({
  message: { state, isSuspectedSpam, possibleDuplicateOf },
}: {
  message: MessageSummaryFragment
}) {
  return (
    <span className={parts.buttons}>
      <Badge tone={getStateTone(state)}>{capitalize(state)}</Badge>
      {isSuspectedSpam && state !== 'spam' && <Badge tone="clay">Suspected spam</Badge>}
      {possibleDuplicateOf && <Badge tone="amber">Possible duplicate</Badge>}
    </span>
  )
}
