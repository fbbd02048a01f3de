/** A wall with one door in it, and four figures standing in the light that falls through. */
import { Link, LinkButton, OpeningState, organisation, useOffice } from '@access/kit'
import styles from './Hero.module.css'
import { HeroDoor } from './HeroDoor.tsx'
import text from './home.json'

export function Hero() {
  const { badge, heading, lead, primaryButton, secondaryButton, reassurance } = text.hero
  const { phone, mainHours } = useOffice()
  return (
    <div className={styles.threshold}>
      <section className={`${styles.wall} on-deep`} aria-labelledby="hero">
        <div className={`page ${styles.inside}`}>
          <div className={styles.words}>
            <p className={styles.badge}>{badge}</p>
            <hgroup>
              <p className={styles.tagline}>{organisation.tagline}</p>
              <h1 id="hero">{heading}</h1>
            </hgroup>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <div className={styles.ways}>
              <LinkButton variant="accent" to="/get-help">
                {primaryButton}
              </LinkButton>
              <LinkButton variant="outline" to="/about">
                {secondaryButton}
              </LinkButton>
            </div>
            <p className={styles.call}>
              {reassurance} Asked already? <Link to="/get-help/status">Check my request</Link>
            </p>
            <p className={styles.call}>
              Rather talk? Call <a href={phone.href}>{phone.display}</a>, {mainHours.days},{' '}
              <span className="nowrap">{mainHours.time}.</span>
              <OpeningState />
            </p>
          </div>
          <div className={styles.door}>
            <HeroDoor />
          </div>
        </div>
      </section>
      <ImpactStatistics />
    </div>
  )
}

function ImpactStatistics() {
  return (
    <section className={`page ${styles.floor}`} aria-label={text.stats.srHeading}>
      <dl className={styles.figures}>
        {text.stats.items.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
