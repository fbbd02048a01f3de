/** The result of a form submitted without script; null on a page that was opened by a link. */
import { type SubmittedForm, useSubmittedForm } from '@access/kit'
import { useState } from 'react'
import type { SubmissionReceipt } from '../components/receipt/receipt.ts'
import { requestFormPath, type ViewState } from '../journey/form-contract.ts'

export type StepSubmission = SubmittedForm<SubmissionReceipt, ViewState>

/** Stays for the lifetime of the page: on hydration the URL changes to that of the step. */
export function useSubmittedStep(): StepSubmission | null {
  const submitted = useSubmittedForm<SubmissionReceipt, ViewState>(requestFormPath)
  const [initial] = useState(submitted)
  return initial
}
