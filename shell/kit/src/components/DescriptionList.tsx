/** Label and value pairs; what is not known is left out. */
import type { ReactNode } from 'react'

export type DescriptionItem = readonly [label: string, value: ReactNode]

/** The known items, in their order. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  const knownItems = items.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (knownItems.length === 0) return null
  return (
    <dl className="facts">
      {knownItems.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
