/** Which items can be shown to others before they are public, and for how long. */
import { z } from 'zod'

/** The types whose items have a page of their own, by their names in GraphQL. */
export const previewedTypes = ['BlogPost', 'Case', 'Event', 'Judgment', 'StaticPage'] as const
export type PreviewedType = (typeof previewedTypes)[number]

export const previewLimits = {
  /** Days that a link works. */
  days: 7,
  maxDays: 30,
  /** Links of one item that work at the same time. */
  links: 20,
} as const

export const previewLink = z.strictObject({
  type: z.enum(previewedTypes, `Name one of these: ${previewedTypes.join(', ')}`),
  days: z
    .int('Enter a whole number of days')
    .min(1, 'Enter at least one day')
    .max(previewLimits.maxDays, `Enter ${previewLimits.maxDays} days or fewer`)
    .nullish()
    .transform((days) => days ?? previewLimits.days),
})
