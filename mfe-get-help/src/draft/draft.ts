/** What is kept of a request while it is written: the answers, the papers that have arrived, and for how long. */
import type { Answers } from '../journey.ts'
import type { KeptPaper } from '../parts/papers/paper.ts'

export interface Draft {
  /** Tells one request from another in tabs and on sending; says nothing about anybody. */
  id: string
  answers: Answers
  papers: readonly KeptPaper[]
  /** Until when it is kept on this device, as an instant; null while it is kept in this tab alone. */
  until: string | null
}

/** How long a draft is kept on a device whose owner wants that, in milliseconds. */
const keepingTime = 7 * 24 * 60 * 60 * 1000

export const newDraft = (): Draft => ({ id: newId(), answers: {}, papers: [], until: null })

/** Seven days from now. */
export const keptUntil = (now = Date.now()) => new Date(now + keepingTime).toISOString()

/** Whether there is nothing in it worth keeping. */
export const isBlank = ({ answers, papers }: Draft) =>
  papers.length === 0 && Object.values(answers).every((said) => !said)

/** Reads what storage or another tab gives; null when it is no draft, or one whose time is over. */
export function asDraft(given: unknown, now = Date.now()): Draft | null {
  if (!isRecord(given) || typeof given.id !== 'string' || !given.id) return null
  const until = typeof given.until === 'string' ? given.until : null
  if (until !== null && !(Date.parse(until) > now)) return null
  const answers = isRecord(given.answers)
    ? Object.fromEntries(Object.entries(given.answers).filter(([, said]) => typeof said === 'string'))
    : {}
  const papers = Array.isArray(given.papers) ? given.papers.filter(isKeptPaper) : []
  return { id: given.id, answers, papers, until }
}

/** The same body of the same draft goes under the same key, in any tab and after a reload. */
export const keyOf = (draft: Pick<Draft, 'id'>, body: string) => `${draft.id}-${digest(body)}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKeptPaper = (value: unknown): value is KeptPaper =>
  isRecord(value) &&
  [value.id, value.name, value.keptUntil].every((text) => typeof text === 'string') &&
  typeof value.size === 'number'

// Not crypto.randomUUID, which browsers keep from pages that came without TLS.
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Tells bodies of one draft apart; nobody has to be kept from making two alike. FNV-1a, twice over. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
