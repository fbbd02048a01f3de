/** What we are for, and how we keep it. */
import { Arch, SectionHead } from '@access/kit'
import text from './home.json'
import styles from './Mission.module.css'
import { Table } from './Table.tsx'

export function Mission() {
  const { heading, text: mission, points } = text.mission
  const [remembered, ...rest] = mission.split(/(?<=\.) /)
  return (
    <section className="section page" aria-labelledby="mission">
      <div className={styles.mission}>
        <div>
          <SectionHead id="mission" title={heading} />
          <p className={`display ${styles.remembered}`}>{remembered}</p>
          <p className={styles.rest}>{rest.join(' ')}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <Arch className={styles.view}>
          <Table />
        </Arch>
      </div>
    </section>
  )
}
