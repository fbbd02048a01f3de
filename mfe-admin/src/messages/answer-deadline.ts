/** The reply deadline of a message, and the time left. */
import type { Office } from '@access/kit'
import { getReplyHours } from '@access/requests/contact/contact-message.rules'
import type { MessageSummaryFragment } from './contact-messages.generated.ts'

const hour = 3_600_000

export type ReplyDeadline = { dueAt: string; urgency: 'later' | 'soon' | 'overdue'; label: string }

/** Null for an answered message; by the hours that the office promises. `now` in milliseconds. */
export function getReplyDeadline(
  { state, receivedAt }: Pick<MessageSummaryFragment, 'state' | 'receivedAt'>,
  { firstAnswerHours }: Pick<Office, 'firstAnswerHours'>,
  now = Date.now(),
): ReplyDeadline | null {
  if (state !== 'new') return null
  const received = Date.parse(receivedAt)
  const { soon, late } = getReplyHours(firstAnswerHours)
  const dueAt = received + late * hour
  const deadline = { dueAt: new Date(dueAt).toISOString() }
  if (now >= dueAt)
    return { ...deadline, urgency: 'overdue', label: `Overdue by ${formatDuration(now - dueAt)}` }
  const remaining = formatDuration(dueAt - now)
  if (now >= received + soon * hour)
    return { ...deadline, urgency: 'soon', label: `Reply soon: ${remaining} left` }
  return { ...deadline, urgency: 'later', label: `${remaining} left` }
}

/** Unanswered messages first, oldest first; then the others, newest first. */
export function sortMessages<Message extends Pick<MessageSummaryFragment, 'state' | 'receivedAt'>>(
  messages: Message[],
): Message[] {
  const [unanswered, done] = [
    messages.filter(isUnanswered),
    messages.filter((message) => !isUnanswered(message)),
  ]
  return [
    ...unanswered.toSorted(compareArrival),
    ...done.toSorted((one, other) => compareArrival(other, one)),
  ]
}

const isUnanswered = ({ state }: Pick<MessageSummaryFragment, 'state'>) => state === 'new'
const compareArrival = (
  one: Pick<MessageSummaryFragment, 'receivedAt'>,
  other: Pick<MessageSummaryFragment, 'receivedAt'>,
) => Date.parse(one.receivedAt) - Date.parse(other.receivedAt)

/** '5 hours', 'less than an hour', from two days on '3 days'. */
function formatDuration(span: number): string {
  const hours = Math.floor(span / hour)
  if (hours === 0) return 'less than an hour'
  if (hours === 1) return '1 hour'
  return hours <= 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}
