/** What we believe in, each in a doorway of its own. */
import type { AboutContent } from '@access/content/static-pages/about.rules'
import { SectionHeading } from '@access/kit'
import { BookCheck, DoorOpen, Ear, type LucideIcon, UsersRound } from 'lucide-react'
import { TextWithGaps } from '../components/Gap.tsx'
import styles from './Values.module.css'

const icons: Record<AboutContent['values']['items'][number]['icon'], LucideIcon> = {
  justice: DoorOpen,
  compassion: Ear,
  community: UsersRound,
  excellence: BookCheck,
}

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
                <div>
                  <h3>
                    <TextWithGaps text={title} />
                  </h3>
                  <p>
                    <TextWithGaps text={text} />
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
