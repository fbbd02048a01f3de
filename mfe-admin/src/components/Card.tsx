/** A section of a screen with a heading. */
import { Card as AntdCard } from 'antd'
import { type ReactNode, type Ref, useId } from 'react'
import parts from './components.module.css'
import styles from './screen.module.css'

export function Card({
  title,
  id: sectionId,
  ref,
  headingRef,
  extra,
  isPadded = false,
  children,
}: {
  title: string
  /** Of its element, where something leads to it. */
  id?: string | undefined
  ref?: Ref<HTMLDivElement>
  /** The heading, to move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** What can be done with all of it, beside the heading. */
  extra?: ReactNode
  /** Whether its content keeps clear of its edges, as a table does not. */
  isPadded?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <AntdCard
      id={sectionId}
      ref={ref}
      className={styles.section!}
      role="region"
      aria-labelledby={id}
      title={
        <h2 id={id} className={styles.cardTitle} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
      }
      extra={extra}
    >
      {isPadded ? <div className={parts.inside}>{children}</div> : children}
    </AntdCard>
  )
}
