/** Before a request is closed, its applicant is asked whether help is still needed. */
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'

const dayMs = 86_400_000
/** How long we wait for an answer. */
const daysToAnswer = 14

type ClosureNotice = Pick<LegalAidRequest, 'closureNoticeSentAt'>

/** Until when somebody who was asked may answer before we close; null while nothing is asked. */
export const getAnswerDueAt = ({ closureNoticeSentAt }: ClosureNotice) =>
  closureNoticeSentAt && new Date(closureNoticeSentAt.getTime() + daysToAnswer * dayMs)

/** Whether we have waited long enough to close without another letter. */
export function canCloseWithoutLetter(request: ClosureNotice, now = new Date()): boolean {
  const dueAt = getAnswerDueAt(request)
  return dueAt !== null && dueAt <= now
}
