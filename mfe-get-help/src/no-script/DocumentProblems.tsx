/** Which documents were rejected, and why; shown once, above the next page. */
import { Notice } from '@access/kit'
import { documentMessages } from '@access/requests/intake/attachments/document.rules'

export function DocumentProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <Notice tone="amber">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>{documentMessages.uploadsAreOptional()}</p>
    </Notice>
  )
}
