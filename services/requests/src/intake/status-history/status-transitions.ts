/** The statuses of a legal aid request, and the transitions between them. */

const transitions = {
  new: ['in_review', 'withdrawn', 'declined', 'referred'],
  in_review: ['info_needed', 'eligible', 'declined', 'referred', 'withdrawn'],
  info_needed: ['in_review', 'eligible', 'declined', 'referred', 'withdrawn', 'closed'],
  eligible: ['matched', 'declined', 'referred', 'withdrawn', 'in_review'],
  matched: ['closed', 'eligible', 'withdrawn'],
  // A second look.
  declined: ['in_review', 'closed'],
  referred: ['closed', 'in_review'],
  // Opened again.
  withdrawn: ['in_review', 'closed'],
  closed: ['in_review'],
  erased: [],
} as const satisfies Record<string, readonly string[]>

/** A status of a request. */
export type Status = keyof typeof transitions

/** The statuses that the office may give a request that has this one. */
export const getNextStatuses = (status: string): readonly Status[] => transitions[status as Status] ?? []

const statusSet = (...statuses: Status[]): ReadonlySet<string> => new Set(statuses)

const notWithdrawable = statusSet('matched', 'closed', 'declined', 'referred', 'withdrawn', 'erased')
// Rules for attorneys make us keep the file of a case that we took.
const notErasable = statusSet('matched', 'closed', 'erased')

/** Whether applicants may withdraw a request themselves. */
export const isWithdrawable = (status: string) => !notWithdrawable.has(status)

/** Whether applicants may have it erased themselves. */
export const isErasable = (status: string) => !notErasable.has(status)
