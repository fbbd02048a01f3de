/** Featured cases, told in cards. */
import { Go, SectionHead } from '@access/kit'
import { CaseCard } from '../cases/CaseCard.tsx'
import type { StoryCase } from '../cases/documents.ts'
import text from './home.json'
import styles from './Stories.module.css'

export function Stories({ cases }: { cases: readonly StoryCase[] }) {
  if (cases.length === 0) return null
  return (
    <section className="section section-sand" aria-labelledby="stories">
      <div className="page">
        <SectionHead
          id="stories"
          title={text.stories.heading}
          lead={text.stories.lead}
          onward={<Go to="/cases">View All Cases</Go>}
        />
        <div className={`stories ${styles.stories}`}>
          {cases.map((legalCase) => (
            <CaseCard key={legalCase.id} legalCase={legalCase} />
          ))}
        </div>
      </div>
    </section>
  )
}
