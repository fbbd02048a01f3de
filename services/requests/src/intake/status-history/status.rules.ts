/**
 * The statuses of a legal aid request, and who may change which into which. Without zod, so that pages may import it
 * without their visitors loading it.
 */

/** In order of progress. */
export const statuses = [
  'new',
  'in_review',
  'info_needed',
  'eligible',
  'matched',
  'declined',
  'referred',
  'withdrawn',
  'closed',
  'erased',
] as const

/** A status of a request. */
export type Status = (typeof statuses)[number]

/** Who changes a status; `retention` is the purge when the retention period ends. */
export type StatusActor = 'office' | 'applicant' | 'attorney' | 'retention'

const transitions: Readonly<Record<Status, Partial<Record<StatusActor, readonly Status[]>>>> = {
  new: {
    office: ['in_review', 'withdrawn', 'declined', 'referred'],
    applicant: ['withdrawn', 'erased'],
  },
  in_review: {
    office: ['info_needed', 'eligible', 'declined', 'referred', 'withdrawn'],
    applicant: ['withdrawn', 'erased'],
  },
  info_needed: {
    office: ['in_review', 'eligible', 'declined', 'referred', 'withdrawn', 'closed'],
    // In review or closed: by the answer to a closure notice, here and below.
    applicant: ['withdrawn', 'erased', 'in_review', 'closed'],
  },
  eligible: {
    office: ['matched', 'declined', 'referred', 'withdrawn', 'in_review'],
    applicant: ['withdrawn', 'erased'],
    attorney: ['matched'],
  },
  // Rules for attorneys make us keep the file of a case that we took: its applicant cannot erase it.
  matched: {
    office: ['closed', 'eligible', 'withdrawn'],
    applicant: ['closed'],
  },
  // Back in review: a second look.
  declined: {
    office: ['in_review', 'closed'],
    applicant: ['erased', 'in_review', 'closed'],
    retention: ['erased'],
  },
  referred: {
    office: ['closed', 'in_review'],
    applicant: ['erased', 'in_review', 'closed'],
    retention: ['erased'],
  },
  // Back in review: reopened.
  withdrawn: {
    office: ['in_review', 'closed'],
    applicant: ['erased', 'in_review', 'closed'],
    retention: ['erased'],
  },
  closed: { office: ['in_review'], retention: ['erased'] },
  erased: {},
}

/** The statuses that somebody may give a request that has this one, most usual first. */
export const getNextStatuses = (actor: StatusActor, status: Status): readonly Status[] =>
  transitions[status][actor] ?? []

/** Whether somebody may give a request that has one status another. */
export const canChangeStatus = (actor: StatusActor, from: Status, to: Status) =>
  getNextStatuses(actor, from).includes(to)

/**
 * Whether the office may undo a change of status that it has just made: where there is a way back anyway, and where the
 * request was new, to which nothing else leads back.
 */
export const canUndoStatusChange = (from: Status, to: Status) =>
  from === 'new' || canChangeStatus('office', to, from)

/** In seconds. The portal offers to undo a change that long; the service waits a little longer for what is on its way. */
export const undoSeconds = 10

/** The statuses of a request that somebody still works on, or waits for. */
export const openStatuses = ['new', 'in_review', 'info_needed', 'eligible', 'matched'] as const

/** The statuses that the office gives; others come about by themselves. */
export const officeStatuses = statuses.filter((status) =>
  statuses.some((from) => canChangeStatus('office', from, status)),
)
