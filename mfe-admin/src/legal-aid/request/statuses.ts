/** The statuses of a request with their badge tones, in order of progress. */
import { type BadgeTone, capitalize } from '@access/kit'

const tones: Record<string, BadgeTone> = {
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

export const getStatusTone = (status: string): BadgeTone => tones[status] ?? 'plain'

/** All statuses as options. */
export const statusOptions = Object.keys(tones).map((value) => ({ value, label: formatStatus(value) }))
