/** The heading of a section: a double rule, a title, and at most one action. */
import type { ReactNode } from 'react'

/** `id` names the heading, so that its section can say `aria-labelledby`. */
export function SectionHeading({
  id,
  title,
  lead,
  action,
}: {
  id: string
  title: string
  lead?: string
  action?: ReactNode
}) {
  return (
    <div className="head">
      <h2 id={id}>{title}</h2>
      {action}
      {lead && <p>{lead}</p>}
    </div>
  )
}
