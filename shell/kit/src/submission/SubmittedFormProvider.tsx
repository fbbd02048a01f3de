/** A form that was submitted without script, as the server knows it: its token, and the result of its submission. */
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FormFailure } from './remote-form.ts'

/** The hidden field with the token, in every form of a page that follows a submission. */
export const formTokenField = 'form-token'

/**
 * A form on the page that the server rendered; the browser gets the same for hydration. The receipt and the view
 * state are defined by the remote that handles the submission.
 */
export type SubmittedForm<Receipt = unknown, ViewState = unknown> = {
  /** The address of the form's page, to which it is sent. */
  formPath: string
  /** Contains the page's hidden state; none on the page of a receipt. */
  token?: string
  /** The same for a form of another page that this page has as well. */
  linkedForm?: { formPath: string; token: string }
  /** The submitted values, to fill the fields again. */
  values: Record<string, string>
  /** The same for fields that may be there several times. */
  lists: Record<string, string[]>
  /** Validation errors, by field. */
  errors: Record<string, string>
  /** Why a valid form could not be processed. */
  failure: FormFailure | null
  /** What the page is rendered from; null on a page that was only opened. */
  viewState: ViewState | null
  /** What the sender gets after a successful submission. */
  receipt: Receipt | null
}

const SubmittedFormContext = createContext<SubmittedForm | null>(null)

/** Provides the submitted form of the first page; after the next navigation there is none. */
export function SubmittedFormProvider({
  submittedForm,
  children,
}: {
  submittedForm: SubmittedForm | null
  children: ReactNode
}) {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const [isOver, setIsOver] = useState(false)
  if (key !== firstKey && !isOver) setIsOver(true)
  return <SubmittedFormContext value={isOver ? null : submittedForm}>{children}</SubmittedFormContext>
}

/** The submitted form of the page at that path; null once the visitor has navigated on. */
export function useSubmittedForm<Receipt = unknown, ViewState = unknown>(
  formPath: string,
): SubmittedForm<Receipt, ViewState> | null {
  const submittedForm = useContext(SubmittedFormContext)
  // It comes from the server bundle of the same remote, which knows the types.
  return submittedForm?.formPath === formPath ? (submittedForm as SubmittedForm<Receipt, ViewState>) : null
}

/**
 * What a form needs inside to be sent without script: `<form method="post" action="/contact">`. It comes first in it,
 * because files are forwarded while the form is still being read. A page that was only opened has no token.
 */
export function FormToken({ formPath }: { formPath: string }) {
  const submittedForm = useContext(SubmittedFormContext)
  const forms = submittedForm ? [submittedForm, submittedForm.linkedForm] : []
  const token = forms.find((candidate) => candidate?.formPath === formPath)?.token
  return token && <input type="hidden" name={formTokenField} value={token} />
}
