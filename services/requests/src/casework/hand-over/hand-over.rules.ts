/** What goes with requests that are handed over. */
import { z } from 'zod'
import { isBlank, requiredText } from '../../platform/text/text.rules.ts'
import { limits as noteLimits } from '../notes/request-note.rules.ts'

/** The note to the colleague becomes a note of each request; one that is blank is none. */
export const handOverNote = z.strictObject({
  note: z
    .preprocess(
      (text) => (typeof text === 'string' && isBlank(text) ? null : text),
      requiredText('The note', noteLimits.note, 'Enter a note').nullish(),
    )
    .optional(),
})
