/** Featured cases, in cards. */
import { ArrowLink, SectionHeading } from '@access/kit'
import { CaseCard } from '../cases/CaseCard.tsx'
import type { StoryCaseFragment } from '../cases/cases.generated.ts'
import text from './home.json'
import styles from './Stories.module.css'

export function Stories({ cases }: { cases: readonly StoryCaseFragment[] }) {
  if (cases.length === 0) return null
  return (
    <section className="section section-sand" aria-labelledby="stories">
      <div className="page">
        <SectionHeading
          id="stories"
          title={text.stories.heading}
          lead={text.stories.lead}
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
