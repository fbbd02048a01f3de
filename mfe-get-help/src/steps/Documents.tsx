/** Step 4: papers for who has them here, everything once more to check, and what sending means. */
import { Notice } from '@access/kit'
import type { Answers } from '../journey.ts'
import { CheckAnswers } from '../parts/CheckAnswers.tsx'
import { PapersBox } from '../parts/papers/PapersBox.tsx'
import { PlainPapers } from '../parts/papers/PlainPapers.tsx'
import type { Papers } from '../parts/papers/usePapers.ts'
import { paperWords } from '../parts/papers/words.ts'
import { Reason } from '../parts/Why.tsx'
import { useByScript } from '../useByScript.ts'
import { checking } from '../words.ts'

interface Told {
  answers: Answers
  papers: Papers
  /** What the server had against the papers. */
  refused: string | undefined
}

export function Documents({ answers, papers, refused }: Told) {
  const byScript = useByScript()
  const more = <Reason>{paperWords.why}</Reason>
  return (
    <>
      {byScript ? (
        <PapersBox papers={papers} more={more} error={refused} />
      ) : (
        <PlainPapers papers={papers.papers} more={more} error={refused} />
      )}
      <CheckAnswers answers={answers} papers={papers.papers.map(({ name }) => name)} />
      <Notice>
        <p>{checking.consent}</p>
        <p>{checking.beforeSubmit}</p>
      </Notice>
    </>
  )
}
