/** A case told in one card, with a window into it. */
import { Arch, Badge, isolate, StatusBadge } from '@access/kit'
import { Link } from 'react-router-dom'
import { ItemScene } from '../components/drawings/Scene.tsx'
import { toSceneItem } from './case-scenes.ts'
import type { StoryCaseFragment } from './cases.generated.ts'

/** `before` are the cases before it in the same list, which have other scenes. */
export function CaseCard({
  legalCase,
  before = [],
  headingLevel: Heading = 'h3',
}: {
  legalCase: StoryCaseFragment
  before?: readonly StoryCaseFragment[]
  headingLevel?: 'h2' | 'h3'
}) {
  const { id, title, caseNumber, category, status, summary, outcome } = legalCase
  return (
    <article className="card story">
      <div className="story-top">
        <Arch>
          <ItemScene item={toSceneItem(legalCase)} before={before.map(toSceneItem)} />
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
            <strong>Outcome:</strong> {isolate(outcome)}
          </p>
        </div>
      )}
    </article>
  )
}
