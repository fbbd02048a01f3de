/** What the server knows of a form that is sent without script: its token, and what came of sending it. */
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The field that carries the token, in every form. */
export const formTokenField = 'form-token'

/** A form on the page that the server rendered; the browser is told the same, so that it can take the page over. */
export type Submitted = {
  /** The address of the form's page, to which it is sent. */
  form: string
  /** Shows on sending that the form came from our page. */
  token: string
  /** What was filled in, when it could not be taken. */
  values: Record<string, string>
  /** What was wrong, by field. */
  errors: Record<string, string>
  /** Why it could not be taken although nothing in it was wrong. */
  failure: SubmittedFailure | null
  /** What the sender was given, when it was taken. */
  receipt: { reference: string } | null
}

/** The page was open for too long; too much came from there; something did not work on our side. */
export type SubmittedFailure = 'expired' | 'too many' | 'failed'

const SubmittedContext = createContext<Submitted | null>(null)

/** Holds what the server said about the first page; on the next one it is over. */
export function SubmittedProvider({ said, children }: { said: Submitted | null; children: ReactNode }) {
  const { key } = useLocation()
  const [first] = useState(key)
  const [over, setOver] = useState(false)
  if (key !== first && !over) setOver(true)
  return <SubmittedContext value={over ? null : said}>{children}</SubmittedContext>
}

/** What the server knows of the form on the page of that address; nothing once the visitor has gone on. */
export function useSubmitted(form: string): Submitted | null {
  const submitted = useContext(SubmittedContext)
  return submitted?.form === form ? submitted : null
}

/** What a form needs inside to be sent without script: `<form method="post" action="/contact">`. */
export function FormToken({ of }: { of: string }) {
  const submitted = useSubmitted(of)
  return submitted && <input type="hidden" name={formTokenField} value={submitted.token} />
}
