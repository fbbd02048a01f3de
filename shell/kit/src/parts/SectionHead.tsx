/** What opens a section: a double rule, a title, and at most one way onward. */
import type { ReactNode } from 'react'

/** `id` names the heading, so that its section can say `aria-labelledby`. */
export function SectionHead({
  id,
  title,
  lead,
  onward,
}: {
  id: string
  title: string
  lead?: string
  onward?: ReactNode
}) {
  return (
    <div className="head">
      <h2 id={id}>{title}</h2>
      {onward}
      {lead && <p>{lead}</p>}
    </div>
  )
}
