/** The questions below the services. */
import { z } from 'zod'
import { line, text } from './content-fields.rules.ts'
import { getHeadingId } from './static-text.rules.ts'

const question = z.strictObject({ question: line('Enter a question'), answer: text('Enter an answer') })

export const faqContent = z.strictObject({
  questions: z
    .array(question, 'Write a list here')
    .max(30, 'Enter 30 or fewer')
    .superRefine((list, { addIssue }) => {
      // Each is under an anchor made of its words.
      const ids = list.map((one) => getHeadingId(one.question))
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          addIssue({ code: 'custom', path: [index, 'question'], message: 'This question is there twice' })
    }),
})

export type FaqContent = z.output<typeof faqContent>
