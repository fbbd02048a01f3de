/** What a guide has besides its text: who reviewed it, ways to take it along, and the judgments that matter to it. */
import { ArrowLink, Button, formatLongDate, isolate, SideCard, useOffice } from '@access/kit'
import { Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { joinTexts } from '../components/join-texts.ts'
import { buildHelpUrl, findPracticeArea } from '../components/practice-areas.ts'
import styles from './Guide.module.css'
import { PublicationDate } from './PublicationDate.tsx'
import type { ArticleFragment, JudgmentsOfArticleFragment } from './posts.generated.ts'

export function ReviewLine({
  review: { reviewedBy, reviewedAt },
}: {
  review: Pick<ArticleFragment, 'reviewedBy' | 'reviewedAt'>
}) {
  if (!reviewedBy && !reviewedAt) return null
  return (
    <span>
      Reviewed{reviewedBy && ` by ${isolate(reviewedBy)}`}
      {reviewedAt && (
        <>
          {' '}
          <span className="nowrap">
            on <PublicationDate date={reviewedAt} />
          </span>
        </>
      )}
    </span>
  )
}

/** The way to the request form with a topic, where it is one of the form's. */
export function TopicHelpLink({ topic }: { topic: string }) {
  const { practiceAreas } = useOffice()
  const area = findPracticeArea(topic, practiceAreas)
  if (!area) return null
  return <ArrowLink to={buildHelpUrl(topic, practiceAreas)}>Get help with {isolate(area.name)}</ArrowLink>
}

export function GuideTools({ guide: { title, topic, letterTemplate } }: { guide: ArticleFragment }) {
  return (
    <div className={`row no-print ${styles.tools}`}>
      <Button variant="outline" className="needs-script" onClick={() => print()}>
        <Printer className="icon" aria-hidden="true" /> Print
      </Button>
      <ShareButton title={title} />
      {letterTemplate && (
        <a className="target" href="#letter">
          Letter to fill in
        </a>
      )}
      {topic && <TopicHelpLink topic={topic} />}
    </div>
  )
}

/** By what the device offers for that; elsewhere the link is copied. */
function ShareButton({ title }: { title: string }) {
  const [message, setMessage] = useState('')

  async function share() {
    const url = location.origin + location.pathname
    if ('share' in navigator) {
      // It fails when it is cancelled.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    const isCopied = await (navigator as Navigator).clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    setMessage(isCopied ? 'Link copied' : `Copy this link: ${url}`)
  }

  return (
    <>
      <Button variant="outline" className="needs-script" onClick={share}>
        <Share2 className="icon" aria-hidden="true" /> Share
      </Button>
      <span role="status" className="live">
        {message}
      </span>
    </>
  )
}

export function RelatedJudgments({
  judgments,
}: {
  judgments: NonNullable<JudgmentsOfArticleFragment['relatedJudgments']>
}) {
  if (judgments.length === 0) return null
  return (
    <SideCard title="Judgments that matter here">
      <ul className="side-list">
        {judgments.map(({ id, slug, title, courtName, judgmentDate }) => (
          <li key={id}>
            <Link to={`/judgments/${slug}`}>{title}</Link>
            <p className={`small muted ${styles.court}`}>
              {joinTexts([courtName, formatLongDate(judgmentDate)])}
            </p>
          </li>
        ))}
      </ul>
    </SideCard>
  )
}
