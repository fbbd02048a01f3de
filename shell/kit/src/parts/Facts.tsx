/** Label and value pairs; what is not known is left out. */
import type { ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

/** The facts that are known, in their order. */
export function Facts({ of: facts }: { of: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
