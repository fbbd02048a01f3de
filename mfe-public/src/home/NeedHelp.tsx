/** Three doors, closed, ajar and open: the three steps to an attorney. */
import { Door, type DoorState, Link, LinkButton, SectionHeading } from '@access/kit'
import text from './home.json'
import styles from './NeedHelp.module.css'
import { TextWithPhoneLink } from './TextWithPhoneLink.tsx'

const doors: readonly DoorState[] = ['closed', 'ajar', 'open']

export function NeedHelp() {
  const { heading, lead, button, phoneLine, emergencyLine, disclaimer } = text.needHelp
  return (
    <section className={`section on-glow ${styles.band}`} aria-labelledby="help">
      <div className="page">
        <SectionHeading id="help" title={heading} lead={lead} />
        <ol className={styles.steps}>
          {text.process.steps.map((step, index) => (
            <li key={step.title}>
              <Door state={doors[index]!} />
              <div>
                <h3>{step.title}</h3>
                <p className="muted">{step.text}</p>
                <p className={styles.when}>{step.time}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.kept}>
          <Link to="/promise">{text.process.kept}</Link>
        </p>
        <div className={styles.end}>
          <LinkButton to="/get-help">{button}</LinkButton>
          <p>
            <TextWithPhoneLink text={phoneLine} /> <strong>{emergencyLine}</strong>
          </p>
        </div>
        <p className={`small ${styles.disclaimer}`}>{disclaimer}</p>
      </div>
    </section>
  )
}
