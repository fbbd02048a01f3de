/** How an article ends: the way in, for a reader who is in the same trouble; from a guide with its topic. */
import { Door, isolate, LinkButton, OpeningState, PhoneLink, useOffice } from '@access/kit'
import { buildHelpUrl, findPracticeArea } from '../components/practice-areas.ts'
import styles from './ClosingCall.module.css'

export function ClosingCall({ topic }: { topic: string | null }) {
  const { firstAnswerHours, practiceAreas } = useOffice()
  const area = findPracticeArea(topic ?? '', practiceAreas)
  return (
    <section className={`on-glow no-print ${styles.call}`} aria-labelledby="call">
      <div className={styles.door}>
        <Door state="open" />
      </div>
      <div>
        <h2 id="call">Is this happening to you?</h2>
        <p>A person reads every request and answers within {firstAnswerHours} hours. It is free.</p>
        <p className={`row ${styles.ways}`}>
          <LinkButton to={buildHelpUrl(topic ?? '', practiceAreas)}>
            {area ? `Get help with ${isolate(area.name)}` : 'Request Legal Aid'}
          </LinkButton>
          <LinkButton variant="outline" to="/get-help/can-we-help">
            Can we help?
          </LinkButton>
          <span>
            or call <PhoneLink />
          </span>
        </p>
        <OpeningState className="small" />
      </div>
    </section>
  )
}
