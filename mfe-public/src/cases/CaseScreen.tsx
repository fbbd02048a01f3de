/** One case on court paper, and what to do if it sounds familiar. */
import {
  Badge,
  Caption,
  capitalised,
  Facts,
  Loading,
  longDate,
  Masthead,
  MissingItem,
  Page,
  Paragraphs,
  Pleading,
  QuickExit,
  StatusBadge,
} from '@access/kit'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { opening } from '../opening.ts'
import { CaseAside } from './CaseAside.tsx'
import { type CaseDetails, caseDocument } from './documents.ts'
import { structuredCase } from './structured.ts'

export default function CaseScreen() {
  const { id = '' } = useParams()
  const [{ data, fetching }] = useQuery({ query: caseDocument, variables: { id } })

  if (fetching && !data) return <Loading />
  if (!data?.case) return <CaseNotFound />
  const { title, caseNumber, category, status, summary } = data.case

  return (
    <Page
      title={title}
      description={summary ? opening(summary) : undefined}
      image="case"
      structured={[structuredCase(data.case)]}
    >
      {category === 'Family Law' && <QuickExit />}
      <Masthead
        title={title}
        trail={[{ to: '/cases', text: 'Cases & Impact' }]}
        here={caseNumber ?? title}
        meta={
          <>
            <Badge>{category}</Badge>
            <StatusBadge status={status} />
            {caseNumber && <span className="num">Case {caseNumber}</span>}
          </>
        }
      />
      <div className="page with-side section-end">
        <CasePaper legalCase={data.case} />
        <CaseAside category={category} />
      </div>
    </Page>
  )
}

/** A case that is hidden and one that never was are told alike, and so is one that could not be read. */
function CaseNotFound() {
  return (
    <MissingItem
      title="Case Not Found"
      text="The case you're looking for doesn't exist or has been removed"
      back={{ to: '/cases', text: 'Back to Cases' }}
    />
  )
}

function CasePaper({ legalCase }: { legalCase: CaseDetails }) {
  const { title, caseNumber, category, status, startDate, endDate, assignedAttorney } = legalCase
  const { summary, description, legalIssues, outcome, impactStory } = legalCase
  const issues = legalIssues?.split(/;\s*/).filter(Boolean) ?? []
  return (
    <Pleading>
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
        {caseNumber && <p className="no">Case No. {caseNumber}</p>}
        <Facts
          of={[
            ['Category', category],
            ['Status', capitalised(status)],
            ['Started', startDate && <time dateTime={startDate.slice(0, 10)}>{longDate(startDate)}</time>],
            ['Ended', endDate && <time dateTime={endDate.slice(0, 10)}>{longDate(endDate)}</time>],
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
              <li key={issue}>{capitalised(issue)}</li>
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
