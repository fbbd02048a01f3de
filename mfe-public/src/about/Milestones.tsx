/** The years, along a double rule like the margin of court paper. */
import type { AboutContent } from '@access/content/static-pages/about.rules'
import { SectionHeading } from '@access/kit'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './Milestones.module.css'

export function Milestones({ heading, items }: AboutContent['milestones']) {
  return (
    <section className="section page" aria-labelledby="milestones">
      <SectionHeading id="milestones" title={heading} />
      <ol className={styles.milestones}>
        {items.map(({ year, title, text }) => (
          <li key={`${year} ${title}`}>
            <p className={styles.year}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div className={styles.what}>
              <h3>
                <TextWithGaps text={title} />
              </h3>
              <p>
                <TextWithGaps text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
