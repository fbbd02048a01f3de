/** Court paper: line numbers, unless its paragraphs have some, and a double rule at the left, every line of text on the grid. */
import type { ReactNode } from 'react'

/** A document. Its headings are h2 and h3, of its sections; `label` names the whole. A `Caption` comes first. */
export function Pleading({
  children,
  label,
  hasLineNumbers = true,
}: {
  children: ReactNode
  label: string
  hasLineNumbers?: boolean
}) {
  return (
    <article className={hasLineNumbers ? 'pleading' : 'pleading without-line-numbers'} aria-label={label}>
      {children}
    </article>
  )
}

/** How a court paper names its parties, left, and its number and facts, right. */
export function Caption({ parties, children }: { parties: ReactNode; children: ReactNode }) {
  return (
    <div className="caption">
      <div className="caption-left">{parties}</div>
      <div className="caption-right">{children}</div>
    </div>
  )
}
