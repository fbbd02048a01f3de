/** A case on court paper, and what to do if it sounds familiar. */
import {
  Badge,
  Caption,
  capitalize,
  DescriptionList,
  formatLongDate,
  isolate,
  Masthead,
  Paragraphs,
  Pleading,
  StatusBadge,
} from '@access/kit'
import { CaseAside } from './CaseAside.tsx'
import type { CaseDetailsFragment } from './cases.generated.ts'

export function CasePage({ legalCase }: { legalCase: CaseDetailsFragment }) {
  const { title, caseNumber, category, status } = legalCase
  return (
    <>
      <Masthead
        title={title}
        ancestors={[{ to: '/cases', text: 'Cases & Impact' }]}
        currentLabel={caseNumber ?? title}
        meta={
          <>
            <Badge>{category}</Badge>
            <StatusBadge status={status} />
            {caseNumber && <span className="num">Case {isolate(caseNumber)}</span>}
          </>
        }
      />
      <div className="page with-side section-end">
        <CaseDocument legalCase={legalCase} />
        <CaseAside category={category} />
      </div>
    </>
  )
}

function CaseDocument({ legalCase }: { legalCase: CaseDetailsFragment }) {
  const { title, caseNumber, category, status, startDate, endDate, assignedAttorney } = legalCase
  const { summary, description, legalIssues, outcome, impactStory } = legalCase
  const issues = legalIssues?.split(/;\s*/).filter(Boolean) ?? []
  return (
    <Pleading label="Case text">
      <Caption
        parties={
          <>
            <p>In the matter of</p>
            <p>
              <strong>{title}</strong>
            </p>
          </>
        }
      >
        {caseNumber && <p className="no">Case No. {isolate(caseNumber)}</p>}
        <DescriptionList
          items={[
            ['Category', category],
            ['Status', capitalize(status)],
            [
              'Started',
              startDate && <time dateTime={startDate.slice(0, 10)}>{formatLongDate(startDate)}</time>,
            ],
            ['Ended', endDate && <time dateTime={endDate.slice(0, 10)}>{formatLongDate(endDate)}</time>],
            ['Attorney', assignedAttorney],
          ]}
        />
      </Caption>
      {summary && (
        <section>
          <h2>Summary</h2>
          <Paragraphs text={summary} />
        </section>
      )}
      {description && (
        <section>
          <h2>What happened</h2>
          <Paragraphs text={description} />
        </section>
      )}
      {issues.length > 0 && (
        <section>
          <h2>Legal Issues</h2>
          <ul>
            {issues.map((issue) => (
              <li key={issue}>{capitalize(issue)}</li>
            ))}
          </ul>
        </section>
      )}
      {outcome && (
        <section className="outcome">
          <h2>Outcome</h2>
          <Paragraphs text={outcome} />
        </section>
      )}
      {impactStory && (
        <section>
          <h2>Impact</h2>
          <Paragraphs text={impactStory} />
        </section>
      )}
    </Pleading>
  )
}
