/** What the server knows of a form that is sent without script: its token, and what came of sending it. */
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SubmittedFailure } from './remoteForm.ts'

/** The field that carries the token, in every form. */
export const formTokenField = 'form-token'

/**
 * A form on the page that the server rendered; the browser is told the same, so that it can take the page over.
 * What the receipt is and what is shown, the remote decides that takes the form.
 */
export type Submitted<Receipt = unknown, Shows = unknown> = {
  /** The address of the form's page, to which it is sent. */
  form: string
  /** Shows on sending that the form came from our page, and carries what the page carries. */
  token: string
  /** The same for a form of another page that this page has as well. */
  onward?: { form: string; token: string }
  /** What was filled in, where it is to stand in the fields again. */
  values: Record<string, string>
  /** The same for fields that may be there several times. */
  lists: Record<string, string[]>
  /** What was wrong, by field. */
  errors: Record<string, string>
  /** Why it could not be taken although nothing in it was wrong. */
  failure: SubmittedFailure | null
  /** What the page is rendered from; null on a page that was merely opened. */
  shows: Shows | null
  /** What the sender was given, when it was taken. */
  receipt: Receipt | null
}

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
export function useSubmitted<Receipt = unknown, Shows = unknown>(
  form: string,
): Submitted<Receipt, Shows> | null {
  const submitted = useContext(SubmittedContext)
  // Told by the server bundle of the same remote, which knows what its own pages are told.
  return submitted?.form === form ? (submitted as Submitted<Receipt, Shows>) : null
}

/**
 * What a form needs inside to be sent without script: `<form method="post" action="/contact">`. It comes first in it,
 * because files are passed on only once the token is known.
 */
export function FormToken({ of }: { of: string }) {
  const submitted = useContext(SubmittedContext)
  const forms = submitted ? [submitted, submitted.onward] : []
  const token = forms.find((known) => known?.form === of)?.token
  return token && <input type="hidden" name={formTokenField} value={token} />
}
