/** A judgment: what it means, then the court's own words on pleading paper. */
import {
  Badge,
  Caption,
  Facts,
  Go,
  LinkButton,
  longDate,
  Masthead,
  Paragraphs,
  Pleading,
  SideCard,
} from '@access/kit'
import { Link } from 'react-router-dom'
import { Cite } from './Cite.tsx'
import { citationOf } from './citation.ts'
import type { JudgmentDetails } from './documents.ts'
import { FullText } from './FullText.tsx'
import { helpAbout } from './helpAbout.ts'
import styles from './JudgmentScreen.module.css'
import { partiesOf } from './parties.ts'
import { TakeItWithYou } from './TakeItWithYou.tsx'

export function JudgmentPage({ judgment }: { judgment: JudgmentDetails }) {
  const { title, caseNumber, courtName, category, judgmentDate, legalImplications } = judgment
  return (
    <>
      <Masthead
        title={title}
        trail={[{ to: '/judgments', text: 'Judgments' }]}
        here={caseNumber ?? title}
        meta={
          <>
            <Badge tone="plum">{category}</Badge>
            <span>{courtName}</span>
            {caseNumber && <span className="num">{caseNumber}</span>}
            <span>Decided {day(judgmentDate)}</span>
          </>
        }
      />
      <div className="page with-side section-end">
        <div className={styles.document}>
          {legalImplications && (
            <SideCard title="Legal Implications" lit>
              <Paragraphs text={legalImplications} />
              <p className="small muted">
                The summary and these implications are ours and not the court's. The text of the judgment
                counts.
              </p>
            </SideCard>
          )}
          <JudgmentPaper judgment={judgment} />
        </div>
        <JudgmentAside judgment={judgment} />
      </div>
    </>
  )
}

function JudgmentPaper({ judgment }: { judgment: JudgmentDetails }) {
  const { title, caseNumber, courtName, judgeName, judgmentDate, parties, summary, fullText } = judgment
  return (
    <Pleading label="Judgment text">
      <Caption parties={<Parties names={partiesOf(parties ?? title)} against={/\bv\.? /.test(title)} />}>
        {caseNumber && <p className="no">No. {caseNumber}</p>}
        <Facts
          of={[
            ['Court', courtName],
            ['Judge', judgeName],
            ['Decided', day(judgmentDate)],
          ]}
        />
      </Caption>
      {summary && (
        <section>
          <h2>Summary</h2>
          <Paragraphs text={summary} />
        </section>
      )}
      {fullText && <FullText text={fullText} />}
    </Pleading>
  )
}

function Parties({ names, against }: { names: readonly { name: string; role: string }[]; against: boolean }) {
  return names.map(({ name, role }, place) => (
    <div key={name}>
      {place > 0 && <p>{against ? 'v.' : 'and'}</p>}
      <p>
        <strong>{name}</strong>
        {role && `, ${role}`}
      </p>
    </div>
  ))
}

function JudgmentAside({ judgment }: { judgment: JudgmentDetails }) {
  const { category, legalIssues, keywords, pdfUrl } = judgment
  const issues = legalIssues?.split(/;\s*/).filter(Boolean) ?? []
  return (
    <aside className="side side-sticky" aria-label="About this judgment">
      <SideCard title="Is this happening to you?">
        <p>Bring it to us. A person reads your request and contacts you within 48 hours.</p>
        <p className="row">
          <LinkButton to={helpAbout(category)}>Request legal aid about this</LinkButton>
        </p>
      </SideCard>
      {(issues.length > 0 || keywords.length > 0) && (
        <SideCard title={issues.length > 0 ? 'Legal Issues' : 'Keywords'}>
          {issues.length > 0 && (
            <ul className={styles.issues}>
              {issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          )}
          <Keywords words={keywords} />
        </SideCard>
      )}
      <Cite citation={citationOf(judgment)} />
      <TakeItWithYou pdfUrl={pdfUrl} />
      <p>
        <Go back to="/judgments">
          Back to Judgments
        </Go>
      </p>
    </aside>
  )
}

/** Each leads to the judgments that say it too. */
function Keywords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <ul className={`tags ${styles.keywords}`} aria-label="Keywords">
      {words.map((word) => (
        <li key={word}>
          <Link className="tag" to={`/judgments?q=${encodeURIComponent(word)}`}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const day = (judgmentDate: string) => (
  <time dateTime={judgmentDate.slice(0, 10)}>{longDate(judgmentDate)}</time>
)
