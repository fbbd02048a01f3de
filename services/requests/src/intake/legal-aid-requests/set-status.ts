/** Where a request stands changes in one way, so that what was promised can be compared with what was done. */
import type { Status } from '../status-history/status.rules.ts'
import type { LegalAidRequest } from './legal-aid-request.entity.ts'

/** Standing there, the office has answered whether it can help. */
const reviewedStatuses = new Set<Status>(['info_needed', 'eligible', 'matched', 'declined', 'referred'])

/** Moves the request, and keeps when it was first answered and first matched. */
export function setStatus(request: LegalAidRequest, status: Status, changedAt = new Date()): void {
  Object.assign(request, {
    status,
    statusChangedAt: changedAt,
    closureNoticeSentAt: null,
    closingReportedAt: null,
  })
  if (reviewedStatuses.has(status)) markReviewed(request, changedAt)
  if (status === 'matched') request.matchedAt ??= changedAt
}

/** The office has answered, be it by a message. */
export function markReviewed(request: LegalAidRequest, changedAt = new Date()): void {
  request.reviewedAt ??= changedAt
}
