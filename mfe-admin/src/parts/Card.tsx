/** A part of a screen under a heading of its own. */
import { type ReactNode, type Ref, useId } from 'react'
import styles from '../management/management.module.css'

export function Card({
  title,
  head,
  children,
}: {
  title: string
  /** The heading, for whoever must bring the focus back to it. */
  head?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHeader}>
        <h2 id={id} className={styles.cardTitle} ref={head} tabIndex={head ? -1 : undefined}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  )
}
