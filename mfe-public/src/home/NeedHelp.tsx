/** Three doors, closed, ajar and open: the three steps to an attorney. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { Door, type DoorState, LinkButton, SectionHeading, TextWithPhone } from '@access/kit'
import { Link } from 'react-router-dom'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './NeedHelp.module.css'

const doors: readonly DoorState[] = ['closed', 'ajar', 'open']

export function NeedHelp({
  text: { heading, lead, phoneLine, emergencyLine, disclaimer },
  process: { steps, promiseLink },
}: {
  text: HomeContent['needHelp']
  process: HomeContent['process']
}) {
  return (
    <section className={`section on-glow ${styles.band}`} aria-labelledby="help">
      <div className="page">
        <SectionHeading id="help" title={heading} lead={lead} />
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <Door state={doors[index]!} />
              <div>
                <h3>
                  <TextWithGaps text={step.title} />
                </h3>
                <p className="muted">
                  <TextWithGaps text={step.text} />
                </p>
                <p className={styles.when}>
                  <TextWithGaps text={step.time} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.kept}>
          <Link className="target" to="/promise">
            {promiseLink}
          </Link>
        </p>
        <div className={styles.end}>
          <LinkButton to="/get-help">Request Free Legal Aid Now</LinkButton>
          <p>
            <TextWithPhone text={phoneLine} /> <strong>{emergencyLine}</strong>
          </p>
        </div>
        <p className={`small ${styles.disclaimer}`}>
          <TextWithGaps text={disclaimer} />
        </p>
      </div>
    </section>
  )
}
