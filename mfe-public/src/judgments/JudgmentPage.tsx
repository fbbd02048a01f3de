/** A judgment: what it means, then the court's own words on pleading paper. */
import {
  ArrowLink,
  Badge,
  Caption,
  DescriptionList,
  formatLongDate,
  isolate,
  LinkButton,
  Masthead,
  Paragraphs,
  Pleading,
  SideCard,
  useOffice,
} from '@access/kit'
import { Link } from 'react-router-dom'
import { buildHelpUrl } from '../components/practice-areas.ts'
import { buildServiceUrl } from '../components/service-anchor.ts'
import { listCitations, parseParties } from './citation.ts'
import { FullText } from './FullText.tsx'
import { JudgmentLinks } from './JudgmentLinks.tsx'
import styles from './JudgmentScreen.module.css'
import type { JudgmentDetailsFragment, LinkedJudgmentsFragment } from './judgments.generated.ts'
import { CitationCopy, DownloadAndPrint } from './TakeAway.tsx'

/** `links` are the judgments that it leads to, and `service` is how we help with its subject; a draft has neither. */
export function JudgmentPage({
  judgment,
  links = noLinks,
  service,
}: {
  judgment: JudgmentDetailsFragment
  links?: LinkedJudgmentsFragment
  service?: HelpingService | undefined
}) {
  const { title, caseNumber, courtName, category, judgmentDate, plainSummary, legalImplications } = judgment
  return (
    <>
      <Masthead
        title={title}
        ancestors={[{ to: '/judgments', text: 'Judgments' }]}
        currentLabel={caseNumber ?? title}
        meta={
          <>
            <Badge tone="plum">{category}</Badge>
            <span>{courtName}</span>
            {caseNumber && <span className="num">{caseNumber}</span>}
            <span>Decided {formatDay(judgmentDate)}</span>
          </>
        }
      />
      <div className="page with-side section-end">
        <div className={styles.document}>
          {plainSummary && (
            <SideCard title="In plain words" isHighlighted>
              <Paragraphs text={plainSummary} />
            </SideCard>
          )}
          {legalImplications && (
            <SideCard title="Legal Implications" isHighlighted>
              <Paragraphs text={legalImplications} />
              <p className="small muted">
                The summary and these implications are ours and not the court's. The text of the judgment
                counts.
              </p>
            </SideCard>
          )}
          <JudgmentDocument judgment={judgment} cited={links.cites ?? []} />
          <JudgmentLinks {...links} />
        </div>
        <JudgmentAside judgment={judgment} service={service} />
      </div>
    </>
  )
}

const noLinks: LinkedJudgmentsFragment = { cites: [], citedBy: [], similar: [] }

function JudgmentDocument({
  judgment,
  cited,
}: {
  judgment: JudgmentDetailsFragment
  cited: NonNullable<LinkedJudgmentsFragment['cites']>
}) {
  const { title, caseNumber, courtName, judgeName, judgmentDate, parties, summary, fullText } = judgment
  return (
    <Pleading label="Judgment text" hasLineNumbers={false}>
      <Caption
        parties={<Parties names={parseParties(parties ?? title)} hasOpponents={/\bv\.? /.test(title)} />}
      >
        {caseNumber && <p className="no">No. {isolate(caseNumber)}</p>}
        <DescriptionList
          items={[
            ['Court', courtName],
            ['Judge', judgeName],
            ['Decided', formatDay(judgmentDate)],
          ]}
        />
      </Caption>
      {summary && (
        <section>
          <h2>Summary</h2>
          <Paragraphs text={summary} />
        </section>
      )}
      {fullText && <FullText text={fullText} cited={cited} />}
    </Pleading>
  )
}

function Parties({
  names,
  hasOpponents,
}: {
  names: readonly { name: string; role: string }[]
  hasOpponents: boolean
}) {
  return names.map(({ name, role }, index) => (
    <div key={name}>
      {index > 0 && <p>{hasOpponents ? 'v.' : 'and'}</p>}
      <p>
        <strong>{name}</strong>
        {role && `, ${isolate(role)}`}
      </p>
    </div>
  ))
}

type HelpingService = { id: string; title: string }

function JudgmentAside({
  judgment,
  service,
}: {
  judgment: JudgmentDetailsFragment
  service: HelpingService | undefined
}) {
  const { slug, category, legalIssues, keywords, pdfUrl } = judgment
  const { firstAnswerHours, practiceAreas } = useOffice()
  const issues = legalIssues?.split(/;\s*/).filter(Boolean) ?? []
  return (
    <aside className="side side-sticky" aria-label="About this judgment">
      <SideCard title="Is this happening to you?">
        <p>Bring it to us. A person reads your request and contacts you within {firstAnswerHours} hours.</p>
        <p className="row">
          <LinkButton to={buildHelpUrl(category, practiceAreas)}>Request legal aid about this</LinkButton>
        </p>
        {service && (
          <p>
            How we help: <Link to={buildServiceUrl(service.id)}>{service.title}</Link>
          </p>
        )}
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
          <Keywords keywordList={keywords} />
        </SideCard>
      )}
      <CitationCopy citations={listCitations(judgment)} />
      <DownloadAndPrint slug={slug} pdfUrl={pdfUrl} />
      <p>
        <ArrowLink isBack to="/judgments">
          Back to Judgments
        </ArrowLink>
      </p>
    </aside>
  )
}

/** Each leads to the judgments that say it too. */
function Keywords({ keywordList }: { keywordList: readonly string[] }) {
  if (keywordList.length === 0) return null
  return (
    <ul className={`tags ${styles.keywords}`} aria-label="Keywords">
      {keywordList.map((keyword) => (
        <li key={keyword}>
          <Link className="tag" to={`/judgments?q=${encodeURIComponent(keyword)}`}>
            {keyword}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const formatDay = (judgmentDate: string) => (
  <time dateTime={judgmentDate.slice(0, 10)}>{formatLongDate(judgmentDate)}</time>
)
