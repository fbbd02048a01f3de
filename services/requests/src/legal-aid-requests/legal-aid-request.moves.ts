/** Where a legal aid request may stand, and where it may go from there. */

const moves = {
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

/** Where a request may stand. */
export type Status = keyof typeof moves

/** Where the office may move a request that stands here. */
export const movesFrom = (status: string): readonly Status[] => moves[status as Status] ?? []

const past = (...statuses: Status[]): ReadonlySet<string> => new Set(statuses)

const cannotWithdraw = past('matched', 'closed', 'declined', 'referred', 'withdrawn', 'erased')
// Rules for attorneys make us keep the file of a case that we took.
const cannotErase = past('matched', 'closed', 'erased')

/** Whether applicants may take a request back themselves. */
export const mayWithdraw = (status: string) => !cannotWithdraw.has(status)

/** Whether applicants may have it erased themselves. */
export const mayErase = (status: string) => !cannotErase.has(status)
