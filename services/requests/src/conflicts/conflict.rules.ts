/** What administrators may say about the parties of a request, and about names that are alike. */
import { z } from 'zod'
import { line, story } from '../writing.rules.ts'

/** Who somebody is in a request: the value is stored, and said aloud as it is. */
export const roles = ['applicant', 'other side', 'further party'] as const

/** What is found out about one hit. */
export const decisions = ['not the same', 'same, no conflict', 'conflict'] as const

/** What is found out about the whole request. */
export const outcomes = ['clear', 'conflict'] as const

/** The longest that each may be, in characters, and how many other names somebody may have. */
export const limits = { name: 200, aliases: 20, reason: 1000, opening: 300 } as const

const name = () => line('Name', limits.name, 'Enter a name')
const reason = () => story('The reason', limits.reason, 'Say why')
const aliases = () =>
  z
    .array(line('Name', limits.name, 'Enter a name or take the line out'), 'Other names must be a list')
    .max(limits.aliases, `Other names are ${limits.aliases} at most`)

/** A party that administrators name; who applied is known by itself. */
export const party = z.strictObject({
  id: z.uuid().nullish(),
  role: z.enum(['other side', 'further party'], 'Choose from the list'),
  name: name(),
  aliases: aliases(),
})

/** A decision on one hit. */
export const decided = z.strictObject({
  decision: z.enum(decisions, 'Choose from the list'),
  reason: reason(),
})

/** A decision on the whole. Where there is no conflict, the hits have their reasons. */
export const concluded = z.discriminatedUnion(
  'outcome',
  [
    z.strictObject({ outcome: z.literal('clear'), reason: z.null() }),
    z.strictObject({ outcome: z.literal('conflict'), reason: reason() }),
  ],
  'Choose from the list',
)

/** Why a request is opened before anybody looked for conflicts: one line, for the audit keeps it. */
export const unchecked = z.strictObject({ reason: line('The reason', limits.opening, 'Say why') })

/** A name that we must not act against. */
export const keptParty = z.strictObject({ name: name(), aliases: aliases(), reason: reason() })
