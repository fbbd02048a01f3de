/** A case told in one card, with a window into it. */
import { Arch, Badge, Link, StatusBadge } from '@access/kit'
import { CaseIllustration } from './CaseIllustration.tsx'
import type { StoryCaseFragment } from './cases.generated.ts'

/** `as` is the heading level of the card. */
export function CaseCard({
  legalCase,
  headingLevel: Heading = 'h3',
}: {
  legalCase: StoryCaseFragment
  headingLevel?: 'h2' | 'h3'
}) {
  const { id, title, caseNumber, category, status, summary, outcome } = legalCase
  return (
    <article className="card story">
      <div className="story-top">
        <Arch>
          <CaseIllustration category={category} />
        </Arch>
        <div>
          <Badge>{category}</Badge>
          <StatusBadge status={status} />
          {caseNumber && <span className="case-no">{caseNumber}</span>}
        </div>
      </div>
      <Heading className="story-title">
        <Link className="card-link" to={`/cases/${id}`}>
          {title}
        </Link>
      </Heading>
      {summary && <p className="clamp-narrow">{summary}</p>}
      {outcome && (
        <div className="story-outcome">
          <p className="clamp-narrow">
            <strong>Outcome:</strong> {outcome}
          </p>
        </div>
      )}
    </article>
  )
}
