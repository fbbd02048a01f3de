/** Our mission. */
import { Arch, SectionHeading } from '@access/kit'
import text from './home.json'
import styles from './Mission.module.css'
import { TableIllustration } from './TableIllustration.tsx'

export function Mission() {
  const { heading, text: mission, points } = text.mission
  const [closingPoint, ...rest] = mission.split(/(?<=\.) /)
  return (
    <section className="section page" aria-labelledby="mission">
      <div className={styles.mission}>
        <div>
          <SectionHeading id="mission" title={heading} />
          <p className={`display ${styles.remembered}`}>{closingPoint}</p>
          <p className={styles.rest}>{rest.join(' ')}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <Arch className={styles.view}>
          <TableIllustration />
        </Arch>
      </div>
    </section>
  )
}
