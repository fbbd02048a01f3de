/** A wall with one door in it, and four figures standing in the light that falls through. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { LinkButton, OpeningState, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import { Drawing } from '../components/drawings/Drawing.tsx'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './Hero.module.css'

export function Hero({
  text: { badge, heading, lead, reassurance },
  figures,
}: {
  text: HomeContent['hero']
  figures: HomeContent['figures']
}) {
  const { phone, openingHoursText, tagline } = useOffice()
  return (
    <div className={styles.threshold}>
      <section className={`${styles.wall} on-deep`} aria-labelledby="hero">
        <div className={`page ${styles.inside}`}>
          <div className={styles.words}>
            <p className={styles.badge}>
              <TextWithGaps text={badge} />
            </p>
            <hgroup>
              <p className={styles.tagline}>{tagline}</p>
              <h1 id="hero">
                <TextWithGaps text={heading} />
              </h1>
            </hgroup>
            <p className={`lead ${styles.lead}`}>
              <TextWithGaps text={lead} />
            </p>
            <div className={styles.ways}>
              <LinkButton variant="accent" to="/get-help">
                Request Free Legal Help
              </LinkButton>
              <LinkButton variant="outline" to="/about">
                Learn More About Us
              </LinkButton>
            </div>
            <p className={styles.call}>
              <TextWithGaps text={reassurance} />
            </p>
            <p className={styles.call}>
              <span>
                A court date, or not sure? <Link to="/get-help/can-we-help">Can we help?</Link>
              </span>{' '}
              <span>
                Asked already? <Link to="/get-help/status">Check my request</Link>
              </span>
            </p>
            <p className={styles.call}>
              Rather talk? Call <a href={phone.href}>{phone.display}</a>, {openingHoursText}. <OpeningState />
            </p>
          </div>
          <div className={styles.door}>
            <Drawing name="door-ajar" viewBox="0 0 420 520" />
          </div>
        </div>
      </section>
      {figures.length > 0 && <ImpactStatistics figures={figures} />}
    </div>
  )
}

function ImpactStatistics({ figures }: { figures: HomeContent['figures'] }) {
  return (
    <section className={`page ${styles.floor}`} aria-label="Our work in four figures">
      <dl className={styles.figures}>
        {figures.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <TextWithGaps text={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
