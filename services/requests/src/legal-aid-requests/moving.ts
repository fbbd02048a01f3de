/** Where a request stands changes in one way, so that what was promised can be compared with what was done. */
import type { Status } from './legal-aid-request.moves.ts'
import type { LegalAidRequest } from './legal-aid-request.ts'

/** Standing there, the office has answered whether it can help. */
const answering: ReadonlySet<Status> = new Set(['info_needed', 'eligible', 'matched', 'declined', 'referred'])

/** Moves the request, and keeps when it was first answered and first matched. */
export function moveTo(request: LegalAidRequest, status: Status, at = new Date()): void {
  Object.assign(request, { status, movedAt: at, closingAskedAt: null })
  if (answering.has(status)) answered(request, at)
  if (status === 'matched') request.matchedAt ??= at
}

/** The office has answered, be it by a message. */
export function answered(request: LegalAidRequest, at = new Date()): void {
  request.reviewedAt ??= at
}
