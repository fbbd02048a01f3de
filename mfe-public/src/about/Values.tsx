/** What we believe in, each in a doorway of its own. */
import { SectionHeading } from '@access/kit'
import { BookCheck, DoorOpen, Ear, type LucideIcon, UsersRound } from 'lucide-react'
import text from './about.json'
import styles from './Values.module.css'

const icons: Record<string, LucideIcon> = {
  justice: DoorOpen,
  compassion: Ear,
  community: UsersRound,
  excellence: BookCheck,
}

export function Values() {
  return (
    <section className="section section-sand" aria-labelledby="values">
      <div className="page">
        <SectionHeading id="values" title={text.valuesHeading} />
        <ul className={styles.values}>
          {text.values.map(({ key, title, text }) => {
            const Icon = icons[key] ?? DoorOpen
            return (
              <li key={key}>
                <span className="arch-icon">
                  <Icon className="icon" aria-hidden="true" />
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
