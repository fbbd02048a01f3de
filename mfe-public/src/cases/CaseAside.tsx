/** Beside a case: a way in for someone in the same trouble, and more of the same kind. */
import { ArrowLink, LinkButton, PhoneLink, SideCard, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import { findPracticeArea } from '../components/practice-areas.ts'

export function CaseAside({ category }: { category: string }) {
  const { openingHoursText, practiceAreas } = useOffice()
  const judgments = findPracticeArea(category, practiceAreas)?.judgmentCategory
  return (
    <aside className="side side-sticky" aria-label="Next steps">
      <SideCard title="Is this happening to you?" isHighlighted>
        <p>Keep every paper, note the date you got it, and talk to us before you sign anything.</p>
        <p className="row">
          <LinkButton to="/get-help">Request Legal Aid</LinkButton>
        </p>
        <p className="small">
          Or call <PhoneLink />, {openingHoursText}.
        </p>
      </SideCard>
      <SideCard title={`More in ${category}`}>
        <ul className="side-list">
          <li>
            <Link to={`/cases?category=${encodeURIComponent(category)}`}>{category} cases</Link>
          </li>
          {judgments && (
            <li>
              <Link to={`/judgments?category=${encodeURIComponent(judgments)}`}>{judgments} judgments</Link>
            </li>
          )}
        </ul>
      </SideCard>
      <p className="small muted">
        Told with the client's consent. Names and details are changed. A past result does not promise the same
        in another case.
      </p>
      <p>
        <ArrowLink isBack to="/cases">
          Back to Cases
        </ArrowLink>
      </p>
    </aside>
  )
}
