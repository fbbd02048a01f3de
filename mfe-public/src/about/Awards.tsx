/** What others gave us, each on a plate in the shape of our door. */
import type { AboutContent } from '@access/content/static-pages/about.rules'
import { SectionHeading } from '@access/kit'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './Awards.module.css'

export function Awards({ heading, items }: AboutContent['awards']) {
  return (
    <section className="section page" aria-labelledby="awards">
      <SectionHeading id="awards" title={heading} />
      <ul className={styles.awards}>
        {items.map(({ title, awardedBy, year, text }) => (
          <li key={title}>
            <p className={styles.plate}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div>
              <h3>
                <TextWithGaps text={title} />
              </h3>
              <p className={styles.by}>
                <TextWithGaps text={awardedBy} />
              </p>
              <p>
                <TextWithGaps text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
