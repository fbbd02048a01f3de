/** The draft of a request: the answers, the uploaded documents, and how long they are stored. */

import type { UploadedDocument } from '../journey/form-contract.ts'
import type { Answers } from '../journey/question.ts'

export interface Draft {
  /** Identifies the draft across tabs and on submission; random, so it reveals nothing. */
  id: string
  answers: Answers
  documents: readonly UploadedDocument[]
  /** What opens the copy on this device, and when it expires, as an instant; null while there is none. */
  device: { passphrase: string; expiresAt: string } | null
}

export const createDraft = (): Draft => ({ id: createId(), answers: {}, documents: [], device: null })

/** So many days from now. */
export const getExpiry = (days: number, now = Date.now()) =>
  new Date(now + days * 24 * 60 * 60 * 1000).toISOString()

/** Whether there is nothing worth storing. */
export const isBlank = ({ answers, documents }: Draft) =>
  documents.length === 0 && Object.values(answers).every((answer) => !answer)

/** Parses a draft from storage or another tab; null when it is invalid. After it has expired, the tab's own stays. */
export function parseDraft(stored: unknown, now = Date.now()): Draft | null {
  if (!isRecord(stored) || typeof stored.id !== 'string' || !stored.id) return null
  const answers = isRecord(stored.answers)
    ? Object.fromEntries(Object.entries(stored.answers).filter(isText))
    : {}
  const documents = Array.isArray(stored.documents) ? stored.documents.filter(isUploadedDocument) : []
  return { id: stored.id, answers, documents, device: parseDevice(stored.device, now) }
}

function parseDevice(stored: unknown, now: number): Draft['device'] {
  if (!isRecord(stored)) return null
  const { passphrase, expiresAt } = stored
  if (typeof passphrase !== 'string' || typeof expiresAt !== 'string') return null
  return Date.parse(expiresAt) > now ? { passphrase, expiresAt } : null
}

/** The same body of the same draft has the same key, in any tab and after a reload. */
export const getIdempotencyKey = (draft: Pick<Draft, 'id'>, body: string) => `${draft.id}-${digest(body)}`

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isUploadedDocument = (value: unknown): value is UploadedDocument =>
  isRecord(value) &&
  [value.id, value.name, value.retainedUntil].every((text) => typeof text === 'string') &&
  typeof value.size === 'number'

// Not crypto.randomUUID, which browsers disable on pages without TLS.
const createId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Distinguishes the bodies of one draft; no protection against collisions on purpose. Two rounds of FNV-1a. */
function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193)
    two = Math.imul(two ^ text.charCodeAt(index), 0x85ebca6b)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
