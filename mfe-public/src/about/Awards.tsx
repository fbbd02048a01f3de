/** What others gave us, each on a plate in the shape of our door. */
import { SectionHead } from '@access/kit'
import styles from './Awards.module.css'
import text from './about.json'

export function Awards() {
  return (
    <section className="section page" aria-labelledby="awards">
      <SectionHead id="awards" title={text.awardsHeading} />
      <ul className={styles.awards}>
        {text.awards.map(({ title, awardedBy, year, text: what }) => (
          <li key={title}>
            <p className={styles.plate}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div>
              <h3>{title}</h3>
              <p className={styles.by}>{awardedBy}</p>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
