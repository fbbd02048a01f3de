/** Spam signals: a honeypot and the time that was taken to fill in a form. Never a reason to reject it. */
import { z } from 'zod'

/** Taken in any form: garbage in them says no more than nothing. */
export const spamSignals = {
  website: z
    .unknown()
    .transform((text) => (typeof text === 'string' ? text.trim().slice(0, 200) : ''))
    .meta({ type: 'string', description: 'People never see this field and leave it empty' })
    .optional(),
  seconds: z
    .unknown()
    .transform((count) =>
      Number.isInteger(count) && Math.abs(count as number) < 1e9 ? (count as number) : null,
    )
    .meta({ type: 'integer', description: 'Whole seconds between opening the page and sending' })
    .optional(),
}

/** What the rules make of them. */
export type SpamSignals = { website?: string; seconds?: number | null }

const minSeconds = 3
const maxLinks = 2

/** Whether a program rather than a person may have sent this; `text` is all that was written. */
export function isLikelySpam({ website, seconds }: SpamSignals, text: string): boolean {
  const links = text.match(/https?:\/\/|www\./gi) ?? []
  const isTooQuick = typeof seconds === 'number' && seconds < minSeconds
  return Boolean(website) || isTooQuick || links.length > maxLinks
}
