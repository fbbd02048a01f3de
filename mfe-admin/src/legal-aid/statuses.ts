/** Where a request may stand, as it is called and coloured here, in the order of its way. */
import { type BadgeTone, capitalised } from '@access/kit'

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

/** A status as people read it: 'in_review' is 'In review'. */
export const spoken = (status: string) => capitalised(status.replaceAll('_', ' '))

export const toneOf = (status: string): BadgeTone => tones[status] ?? 'plain'

/** All of them, to choose among. */
export const statuses = Object.keys(tones).map((value) => ({ value, label: spoken(value) }))
