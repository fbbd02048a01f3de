/** What others gave us, each on a plate in the shape of our door. */
import { SectionHeading } from '@access/kit'
import styles from './Awards.module.css'
import text from './about.json'

export function Awards() {
  return (
    <section className="section page" aria-labelledby="awards">
      <SectionHeading id="awards" title={text.awardsHeading} />
      <ul className={styles.awards}>
        {text.awards.map(({ title, awardedBy, year, text }) => (
          <li key={title}>
            <p className={styles.plate}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div>
              <h3>{title}</h3>
              <p className={styles.by}>{awardedBy}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
