/** A card in the column beside a document. */
import { type ReactNode, useId } from 'react'

/** The highlighted one is the one to read first. */
export function SideCard({
  title,
  isHighlighted = false,
  children,
}: {
  title: string
  isHighlighted?: boolean
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section className={isHighlighted ? 'side-card lit on-glow' : 'side-card'} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
