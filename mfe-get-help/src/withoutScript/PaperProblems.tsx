/** Which papers did not make it, and why: told once, above whatever the page shows next. */
import { Notice } from '@access/kit'
import { sentences } from '@access/requests/documents/document.rules'

export function PaperProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <Notice tone="amber">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>{sentences.neverBlocks()}</p>
    </Notice>
  )
}
