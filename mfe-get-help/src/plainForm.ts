/** What the page and its form without script must agree on. */
import type { Answers } from './journey.ts'
import type { KeptPaper } from './parts/papers/paper.ts'

/** The address of the page, to which its form is sent. */
export const page = '/get-help'

/** The address of the status page, to which its forms are sent. */
export const statusPage = '/get-help/status'

/** The field for papers. */
export const papersField = 'documents'

/** Which button was pressed: it is sent as `go`, and stands for what it does. */
export const go = {
  next: 'next',
  previous: 'previous',
  send: 'send',
  /** Back to a step, by its place. */
  toStep: (at: number) => `step ${at}`,
  remove: (id: string) => `remove ${id}`,
} as const

/** Where the applicant stands and what has been told so far. */
export interface Standing {
  at: number
  answers: Answers
  papers: readonly KeptPaper[]
}

/** What the page is rendered from after a sending. */
export interface Shows extends Standing {
  /** Why papers were not taken, a sentence for each. */
  problems: readonly string[]
}
