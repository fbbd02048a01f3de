/** What a template of a message to an applicant is made of. Its placeholders are those of letters. */
import { z } from 'zod'
import { requiredLine, requiredText } from '../../platform/text/text.rules.ts'
import { withKnownPlaceholders } from '../letters/letter.rules.ts'

/** In characters, and how many templates there can be: more than anybody finds one among. */
export const limits = { name: 80, text: 4000, templates: 50 } as const

export const messageTemplate = z.strictObject({
  name: requiredLine('The name', limits.name, 'Enter a name'),
  text: withKnownPlaceholders(requiredText('The message', limits.text, 'Write the message')),
})
