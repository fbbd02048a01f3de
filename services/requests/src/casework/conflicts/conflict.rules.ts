/** What administrators decide about the parties of a request, and about names that match. */
import { z } from 'zod'
import { requiredLine, requiredText } from '../../platform/text/text.rules.ts'

/** Who somebody is in a request: the value is stored, and said aloud as it is. */
export const partyRoles = ['applicant', 'other side', 'further party'] as const

/** The decisions on one match. */
export const matchDecisions = ['not the same', 'same, no conflict', 'conflict'] as const

/** The outcomes of a conflict check. */
export const conflictOutcomes = ['clear', 'conflict'] as const

/** The longest that each may be, in characters, and how many other names somebody may have. */
export const limits = { name: 200, aliases: 20, reason: 1000, opening: 300 } as const

const name = () => requiredLine('Name', limits.name, 'Enter a name')
const reason = () => requiredText('The reason', limits.reason, 'Say why')
const aliases = () =>
  z
    .array(
      requiredLine('Name', limits.name, 'Enter a name or take the line out'),
      'Other names must be a list',
    )
    .max(limits.aliases, `Other names are ${limits.aliases} at most`)

/** The name to search for. */
export const personName = z.strictObject({ name: name() })

/** A party that administrators name; who applied is known by itself. */
export const party = z.strictObject({
  id: z.uuid().nullish(),
  role: z.enum(['other side', 'further party'], 'Choose from the list'),
  name: name(),
  aliases: aliases(),
})

/** A decision on one match. */
export const matchDecision = z.strictObject({
  decision: z.enum(matchDecisions, 'Choose from the list'),
  reason: reason(),
})

/** The conclusion of a conflict check. Where there is no conflict, the matches have their reasons. */
export const conflictConclusion = z.discriminatedUnion(
  'outcome',
  [
    z.strictObject({ outcome: z.literal('clear'), reason: z.null() }),
    z.strictObject({ outcome: z.literal('conflict'), reason: reason() }),
  ],
  'Choose from the list',
)

/** Why a request is opened without a conflict check: one line, for the audit. */
export const uncheckedOpening = z.strictObject({
  reason: requiredLine('The reason', limits.opening, 'Say why'),
})

/** An entry of the conflict list. */
export const conflictListEntry = z.strictObject({ name: name(), aliases: aliases(), reason: reason() })
