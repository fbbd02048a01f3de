/** Everything that stopped a form, at its top, each with a way to the question it is about. */
import { useEffect, useRef } from 'react'
import { focusOn } from './focusOn.ts'

export interface Problem {
  /** The name of the question; none when the problem belongs to no single one. */
  name?: string
  message: string
}

/** Takes the focus when it has something new to say, so that the visitor is told at once and the links come next. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const summary = useRef<HTMLElement>(null)
  const saidBefore = useRef<string[]>([])
  useEffect(() => {
    const messages = problems.map(({ message }) => message)
    // Fewer problems than before are good news, and whoever puts them right keeps typing.
    if (messages.some((message) => !saidBefore.current.includes(message))) summary.current?.focus()
    saidBefore.current = messages
  }, [problems])
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
