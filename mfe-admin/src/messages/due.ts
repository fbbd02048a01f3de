/** By when a message should be answered, as its writer was promised, and how much of that time is left. */
import { answerWithin } from '@access/requests/contact-messages/contact-message.rules'
import type { Headline } from './documents.ts'

const anHour = 3_600_000

export type Due = { by: string; urgency: 'later' | 'soon' | 'overdue'; words: string }

/** Null for a message that waits for no answer; `now` in milliseconds. */
export function dueOf(
  { state, receivedAt }: Pick<Headline, 'state' | 'receivedAt'>,
  now = Date.now(),
): Due | null {
  if (state !== 'new') return null
  const received = Date.parse(receivedAt)
  const by = received + answerWithin.late * anHour
  const told = { by: new Date(by).toISOString() }
  if (now >= by) return { ...told, urgency: 'overdue', words: `Overdue by ${spanInWords(now - by)}` }
  const left = spanInWords(by - now)
  if (now >= received + answerWithin.soon * anHour)
    return { ...told, urgency: 'soon', words: `Answer soon: ${left} left` }
  return { ...told, urgency: 'later', words: `${left} left` }
}

/** First those that wait for an answer, the oldest of them first; then the others, newest first. */
export function inOrder<Message extends Pick<Headline, 'state' | 'receivedAt'>>(
  messages: Message[],
): Message[] {
  const [waiting, done] = [messages.filter(isWaiting), messages.filter((message) => !isWaiting(message))]
  return [...waiting.toSorted(byArrival), ...done.toSorted((one, other) => byArrival(other, one))]
}

const isWaiting = ({ state }: Pick<Headline, 'state'>) => state === 'new'
const byArrival = (one: Pick<Headline, 'receivedAt'>, other: Pick<Headline, 'receivedAt'>) =>
  Date.parse(one.receivedAt) - Date.parse(other.receivedAt)

/** '5 hours', 'less than an hour', from two days on '3 days'. */
function spanInWords(span: number): string {
  const hours = Math.floor(span / anHour)
  if (hours === 0) return 'less than an hour'
  if (hours === 1) return '1 hour'
  return hours <= 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}
