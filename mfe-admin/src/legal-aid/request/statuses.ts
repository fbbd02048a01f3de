/** How the statuses of a request are shown. */
import { type BadgeTone, capitalize } from '@access/kit'
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
