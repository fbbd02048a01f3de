/** Three figures, and how they are counted. */
import type { AboutContent } from '@access/content/static-pages/about.rules'
import { SectionHeading } from '@access/kit'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './Impact.module.css'

export function Impact({ heading, items, note }: AboutContent['impact']) {
  return (
    <section className={`section ${styles.band}`} aria-labelledby="impact">
      <div className="page">
        <SectionHeading id="impact" title={heading} />
        <dl className={styles.figures}>
          {items.map(({ figure, label, text }) => (
            <div key={label}>
              <dt>
                <TextWithGaps text={label} />
              </dt>
              <dd className={styles.figure}>
                <TextWithGaps text={figure} />
              </dd>
              <dd>
                <TextWithGaps text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={`small ${styles.note}`}>
          <TextWithGaps text={note} />
        </p>
      </div>
    </section>
  )
}
