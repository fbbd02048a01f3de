/** Our mission. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { Arch, SectionHeading } from '@access/kit'
import { Drawing } from '../components/drawings/Drawing.tsx'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './Mission.module.css'

export function Mission({ text: { heading, text: mission, points } }: { text: HomeContent['mission'] }) {
  const [closingPoint, ...rest] = mission.split(/(?<=\.) /)
  return (
    <section className="section page" aria-labelledby="mission">
      <div className={styles.mission}>
        <div>
          <SectionHeading id="mission" title={heading} />
          <p className={`display ${styles.remembered}`}>
            <TextWithGaps text={closingPoint ?? ''} />
          </p>
          <p className={styles.rest}>
            <TextWithGaps text={rest.join(' ')} />
          </p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <TextWithGaps text={point} />
              </li>
            ))}
          </ul>
        </div>
        <Arch className={styles.view}>
          <Drawing name="table" viewBox="0 0 300 360" preserveAspectRatio="xMidYMax slice" />
        </Arch>
      </div>
    </section>
  )
}
