/** The years, along a double rule like the margin of court paper. */
import { SectionHeading } from '@access/kit'
import text from './about.json'
import styles from './Milestones.module.css'

export function Milestones() {
  return (
    <section className="section page" aria-labelledby="milestones">
      <SectionHeading id="milestones" title={text.milestonesHeading} />
      <ol className={styles.milestones}>
        {text.milestones.map(({ year, title, text }) => (
          <li key={year}>
            <p className={styles.year}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div className={styles.what}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
