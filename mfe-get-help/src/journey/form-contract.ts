/** What the page and its form without script share. */
import type { Answers } from './question.ts'

/** The path of the page, to which its form is submitted. */
export const requestFormPath = '/get-help'

/** The path of the three questions before the form. */
export const canWeHelpPath = '/get-help/can-we-help'

/** The fields that the address of the form may fill in. */
export const prefilledFields = ['category', 'urgency', 'hasDate', 'service'] as const

/** The address of the form, with these answers filled in. */
export function buildRequestUrl(answers: Partial<Record<(typeof prefilledFields)[number], string>>): string {
  const query = new URLSearchParams(answers).toString()
  return query ? `${requestFormPath}?${query}` : requestFormPath
}

/** The path of the status page, to which its forms are submitted. */
export const statusPagePath = '/get-help/status'

/** Where the page stands after its form was submitted: at the receipt, or at the step with its errors first. */
export const resultAnchor = 'result'

/** The file field. */
export const documentsFieldName = 'documents'

/** The values of the submit buttons, whose name is `go`. */
export const formActions = {
  next: 'next',
  previous: 'previous',
  send: 'send',
  /** Back to a step, by its index. */
  goToStep: (stepIndex: number) => `step ${stepIndex}`,
  removeDocument: (id: string) => `remove ${id}`,
} as const

/** The state that the form token carries: the step, the answers and the documents. */
export interface HiddenState {
  stepIndex: number
  answers: Answers
  documents: readonly UploadedDocument[]
}

/** What the page is rendered from after a submission. */
export interface ViewState extends HiddenState {
  /** Why documents were rejected, a sentence for each. */
  problems: readonly string[]
}

/** A document that is uploaded for a request that is not submitted yet. */
export interface UploadedDocument {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** Of how many photos it was made. */
  photos?: number
  /** When the server deletes it unless a request is submitted, as an instant. */
  retainedUntil: string
}
