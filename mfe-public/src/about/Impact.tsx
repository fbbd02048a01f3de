/** Three figures, and how they are counted. */
import { SectionHead } from '@access/kit'
import text from './about.json'
import styles from './Impact.module.css'

export function Impact() {
  return (
    <section className={`section ${styles.band}`} aria-labelledby="impact">
      <div className="page">
        <SectionHead id="impact" title={text.impactHeading} />
        <dl className={styles.figures}>
          {text.impact.map(({ figure, label, text: counted }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.figure}>{figure}</dd>
              <dd>{counted}</dd>
            </div>
          ))}
        </dl>
        <p className={`small ${styles.note}`}>{text.impactNote}</p>
      </div>
    </section>
  )
}
