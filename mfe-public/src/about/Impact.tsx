/** Three figures, and how they are counted. */
import { SectionHeading } from '@access/kit'
import text from './about.json'
import styles from './Impact.module.css'

export function Impact() {
  return (
    <section className={`section ${styles.band}`} aria-labelledby="impact">
      <div className="page">
        <SectionHeading id="impact" title={text.impactHeading} />
        <dl className={styles.figures}>
          {text.impact.map(({ figure, label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.figure}>{figure}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={`small ${styles.note}`}>{text.impactNote}</p>
      </div>
    </section>
  )
}
