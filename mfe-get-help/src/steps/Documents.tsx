/** Step 4: what to do with papers, everything once more to check, and what sending means. */
import { Notice } from '@access/kit'
import type { Answers } from '../journey.ts'
import { CheckAnswers } from '../parts/CheckAnswers.tsx'
import { Papers } from '../parts/Papers.tsx'
import { checking } from '../words.ts'

export function Documents({ answers }: { answers: Answers }) {
  return (
    <>
      <Papers />
      <CheckAnswers answers={answers} />
      <Notice>
        <p>{checking.consent}</p>
        <p>{checking.beforeSubmit}</p>
      </Notice>
    </>
  )
}
