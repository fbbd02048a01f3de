/** Sections that open, as many at a time as one likes; the browser does it, so scripts need not. */
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Holds the sections together. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="acc">{children}</div>
}

/** One section and what it hides. */
export function AccordionSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {title}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
