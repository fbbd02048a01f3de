/** Three doors, closed, ajar and open: the three steps to an attorney. */
import { Door, type DoorState, LinkButton, SectionHead } from '@access/kit'
import { Link } from 'react-router-dom'
import { Callable } from './Callable.tsx'
import text from './home.json'
import styles from './NeedHelp.module.css'

const doors: readonly DoorState[] = ['closed', 'ajar', 'open']

export function NeedHelp() {
  const { heading, lead, button, phoneLine, emergencyLine, disclaimer } = text.needHelp
  return (
    <section className={`section on-glow ${styles.band}`} aria-labelledby="help">
      <div className="page">
        <SectionHead id="help" title={heading} lead={lead} />
        <ol className={styles.steps}>
          {text.process.steps.map((step, place) => (
            <li key={step.title}>
              <Door state={doors[place]!} />
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
            <Callable text={phoneLine} /> <strong>{emergencyLine}</strong>
          </p>
        </div>
        <p className={`small ${styles.disclaimer}`}>{disclaimer}</p>
      </div>
    </section>
  )
}
