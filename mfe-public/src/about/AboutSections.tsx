/** The sections of the page: values, milestones, impact and awards, each with a heading and its items. */
import type { AboutContent } from '@access/content/static-pages/about.rules'
import { SectionHeading } from '@access/kit'
import { BookCheck, DoorOpen, Ear, type LucideIcon, UsersRound } from 'lucide-react'
import figures from '../components/figures.module.css'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './AboutSections.module.css'

const icons: Record<AboutContent['values']['items'][number]['icon'], LucideIcon> = {
  justice: DoorOpen,
  compassion: Ear,
  community: UsersRound,
  excellence: BookCheck,
}

/** What we believe in, each in a doorway of its own. */
export function Values({ heading, items }: AboutContent['values']) {
  return (
    <section className="section section-sand" aria-labelledby="values">
      <div className="page">
        <SectionHeading id="values" title={heading} />
        <ul className={styles.values}>
          {items.map(({ icon, title, text }) => {
            const Icon = icons[icon]
            return (
              <li key={title}>
                <span className="arch-icon">
                  <Icon className="icon" aria-hidden="true" />
                </span>
                <TitleAndText title={title} text={text} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The years, along a double rule like the margin of court paper. */
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
            <TitleAndText title={title} text={text} className={styles.what} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Three figures, and how they are counted. */
export function Impact({ heading, items, note }: AboutContent['impact']) {
  return (
    <section className={`section ${styles.band}`} aria-labelledby="impact">
      <div className="page">
        <SectionHeading id="impact" title={heading} />
        <dl className={`${figures.figures} ${styles.impact}`}>
          {items.map(({ figure, label, text }) => (
            <div key={label}>
              <dt>
                <TextWithGaps text={label} />
              </dt>
              <dd className={figures.figure}>
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

/** What others gave us, each on a plate in the shape of our door. */
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
            <TitleAndText title={title} text={text} awardedBy={awardedBy} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TitleAndText({
  title,
  awardedBy,
  text,
  className,
}: {
  title: string
  awardedBy?: string
  text: string
  className?: string | undefined
}) {
  return (
    <div className={className}>
      <h3>
        <TextWithGaps text={title} />
      </h3>
      {awardedBy && (
        <p className={styles.by}>
          <TextWithGaps text={awardedBy} />
        </p>
      )}
      <p>
        <TextWithGaps text={text} />
      </p>
    </div>
  )
}
