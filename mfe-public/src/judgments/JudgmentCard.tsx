/** A judgment in the list: the double rule, the holding, the facts. */
import { Badge, DescriptionList, formatLongDate, LinkButton, Tags } from '@access/kit'
import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { HighlightedText, hasMatch } from '../components/HighlightedText.tsx'
import { NarrowDisclosure } from '../components/NarrowDisclosure.tsx'
import styles from './JudgmentCard.module.css'
import type { JudgmentMatchFragment, JudgmentSummaryFragment } from './judgments.generated.ts'

/** With `match`, matches are highlighted, and quoted where only the full text has them. */
export function JudgmentCard({
  judgment,
  match,
}: {
  judgment: JudgmentSummaryFragment
  match?: JudgmentMatchFragment | undefined
}) {
  const { slug, title, caseNumber, courtName, judgeName, judgmentDate, parties, legalIssues } = judgment
  const { category, summary, pdfUrl, keywords } = judgment
  return (
    <article className={`card ${styles.judgment}`}>
      <p className="meta">
        <Badge tone="plum">{category}</Badge>
        <span>{courtName}</span>
        {caseNumber && <span className="num">{caseNumber}</span>}
        <span>
          <span className="sr">Decided </span>
          <time dateTime={judgmentDate.slice(0, 10)}>{formatLongDate(judgmentDate)}</time>
        </span>
      </p>
      <h2>
        <Link to={`/judgments/${slug}`}>{match ? <HighlightedText parts={match.title} /> : title}</Link>
      </h2>
      {parties && <p className={styles.parties}>{parties}</p>}
      {summary && (
        <p className={`clamp-narrow ${styles.summary}`}>
          {match ? <HighlightedText parts={match.summary} /> : summary}
        </p>
      )}
      {match && hasMatch(match.excerpt) && !hasMatch(match.summary) && (
        <p className={`clamp-narrow ${styles.excerpt}`}>
          <span className={styles.from}>In the full text: </span>
          <HighlightedText parts={match.excerpt} />
        </p>
      )}
      <NarrowDisclosure label="More" about={`about ${title}`}>
        {(judgeName || legalIssues) && (
          <div className={styles.strip}>
            <DescriptionList
              items={[
                ['Judge', judgeName],
                ['Legal issues', legalIssues],
              ]}
            />
          </div>
        )}
        <div className={styles.end}>
          <Tags tags={keywords} />
          <div className={styles.ways}>
            {pdfUrl && (
              <a className="go" href={pdfUrl}>
                <FileText className="icon" aria-hidden="true" /> PDF
                <span className="sr"> of {title}</span>
              </a>
            )}
            <LinkButton variant="outline" to={`/judgments/${slug}`}>
              View Full Judgment<span className="sr">: {title}</span>
            </LinkButton>
          </div>
        </div>
      </NarrowDisclosure>
    </article>
  )
}
