/** A card in the column beside a document. */
import { type ReactNode, useId } from 'react'

/** A lit one is the one to look at first. */
export function SideCard({
  title,
  lit = false,
  children,
}: {
  title: string
  lit?: boolean
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section className={lit ? 'side-card lit on-glow' : 'side-card'} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
