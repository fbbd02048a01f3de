/** Everything that stopped a form, at its top, each with a way to the question it is about. */
import { useEffect, useRef } from 'react'
import { focusOn } from './focusOn.ts'

export interface Problem {
  /** The name of the question; none when the problem belongs to no single one. */
  name?: string
  message: string
}

/** Takes the focus whenever it appears or changes: the visitor is told at once, and the links come next. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const summary = useRef<HTMLElement>(null)
  const said = problems.map((problem) => problem.message).join('\n')
  useEffect(() => {
    if (said) summary.current?.focus()
  }, [said])
  if (problems.length === 0) return null
  return (
    <section className="error-summary" ref={summary} tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">There is a problem</h2>
      <ul className="list">
        {problems.map(({ name, message }) => (
          <li key={`${name}: ${message}`}>{name ? <FieldLink name={name}>{message}</FieldLink> : message}</li>
        ))}
      </ul>
    </section>
  )
}

/** A link to a question on the same page, which leaves no `#name` behind in the address or the history. */
export function FieldLink({ name, children }: { name: string; children: string }) {
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault()
        focusOn(name)
      }}
    >
      {children}
    </a>
  )
}
