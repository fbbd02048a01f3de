/** What a form tells beside what was written in it, by which programs give themselves away. Never a reason to refuse. */
import { z } from 'zod'

/** Taken in any form: garbage in them says no more than nothing. */
export const tellTales = {
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
export type TellTales = { website?: string; seconds?: number | null }

const fewestSeconds = 3
const mostLinks = 2

/** Whether a program rather than a person may have sent this; `text` is all that was written. */
export function isSuspected({ website, seconds }: TellTales, text: string): boolean {
  const links = text.match(/https?:\/\/|www\./gi) ?? []
  const quick = typeof seconds === 'number' && seconds < fewestSeconds
  return Boolean(website) || quick || links.length > mostLinks
}
