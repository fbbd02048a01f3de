/** How the statuses of a request are shown, and what is asked before one is set. */
import { type BadgeTone, capitalize } from '@access/kit'
import type { LetterKind } from '@access/requests/casework/letters/letter.rules'
import { type Status, statuses } from '@access/requests/intake/status-history/status.rules'

const tones: Record<Status, BadgeTone> = {
  new: 'amber',
  in_review: 'sky',
  info_needed: 'plum',
  eligible: 'green',
  matched: 'moss',
  declined: 'clay',
  referred: 'plain',
  withdrawn: 'plain',
  closed: 'plain',
  erased: 'plain',
}

/** Formats a status: 'in_review' is 'In review'. */
export const formatStatus = (status: string) => capitalize(status.replaceAll('_', ' '))

export const getStatusTone = (status: string): BadgeTone => tones[status as Status] ?? 'plain'

/** All statuses as options. */
export const statusOptions = statuses.map((value) => ({ value, label: formatStatus(value) }))

export const statusHint = 'Applicants see it on the status page, and get an email if they opted in.'

/** Status changes that ask for confirmation, each with its consequence. */
export const statusWarnings: Record<string, string> = {
  withdrawn:
    'Withdrawn at the applicant’s request. They can reopen it for 30 days. It is retained for 12 months.',
}

/** The statuses that require a letter, each with its kind and consequence. */
export const letterStatuses: Record<string, { kind: LetterKind; consequence: string }> = {
  declined: {
    kind: 'declined',
    consequence: 'The applicant reads this letter on the status page. The request is retained for 12 months.',
  },
  referred: {
    kind: 'referred',
    consequence: 'The applicant reads this letter on the status page. The request is retained for 12 months.',
  },
  closed: {
    kind: 'closing',
    consequence:
      'This letter tells the applicant that our work is done. The request is retained for 7 years and cannot be erased before.',
  },
}

/** Whether something is asked before a request has this status. */
export const isStatusAsked = (status: string) => status in statusWarnings || status in letterStatuses
