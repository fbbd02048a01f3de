/** The errors of a form, at its top, each with a link to its field. */
import { type ComponentProps, useEffect, useRef } from 'react'

export interface FormError {
  /** The name of the field; none when the error belongs to no single one. */
  name?: string
  message: string
}

/** Takes the focus when there is a new error, so that it is read out at once and the links come next. */
export function ErrorSummary({ errors }: { errors: readonly FormError[] }) {
  const summary = useRef<HTMLElement>(null)
  const previousMessages = useRef<string[]>([])
  useEffect(() => {
    const messages = errors.map(({ message }) => message)
    // Fewer errors than before need no focus, and a person who corrects them keeps typing.
    if (messages.some((message) => !previousMessages.current.includes(message))) summary.current?.focus()
    previousMessages.current = messages
  }, [errors])
  if (errors.length === 0) return null
  return (
    <section className="error-summary" ref={summary} tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">There is a problem</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name}: ${message}`}>{name ? <FieldLink name={name}>{message}</FieldLink> : message}</li>
        ))}
      </ul>
    </section>
  )
}

/** A link to a field on the same page, which leaves no `#name` behind in the address or the history. */
export function FieldLink({ name, ...link }: { name: string } & ComponentProps<'a'>) {
  return (
    <a
      {...link}
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(name)
      }}
    />
  )
}

/** Focuses the field of that name. */
export function focusField(name: string) {
  document.getElementById(name)?.focus()
}
