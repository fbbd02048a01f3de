/** A section of a screen with a heading. */
import { type ReactNode, type Ref, useId } from 'react'
import styles from './screen.module.css'

export function Card({
  title,
  id: sectionId,
  headingRef,
  children,
}: {
  title: string
  /** Of its element, where something leads to it. */
  id?: string
  /** The heading, to move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  const id = useId()
  return (
    <section id={sectionId} className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHeader}>
        <h2 id={id} className={styles.cardTitle} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  )
}
