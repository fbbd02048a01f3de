/** Featured cases, in cards. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { ArrowLink, SectionHeading } from '@access/kit'
import { CaseCard } from '../cases/CaseCard.tsx'
import type { StoryCaseFragment } from '../cases/cases.generated.ts'
import styles from './Stories.module.css'

export function Stories({
  text: { heading, lead },
  cases,
}: {
  text: HomeContent['stories']
  cases: readonly StoryCaseFragment[]
}) {
  if (cases.length === 0) return null
  return (
    <section className="section section-sand" aria-labelledby="stories">
      <div className="page">
        <SectionHeading
          id="stories"
          title={heading}
          lead={lead}
          action={<ArrowLink to="/cases">View All Cases</ArrowLink>}
        />
        <div className={`stories ${styles.stories}`}>
          {cases.map((legalCase, index) => (
            <CaseCard key={legalCase.id} legalCase={legalCase} before={cases.slice(0, index)} />
          ))}
        </div>
      </div>
    </section>
  )
}
