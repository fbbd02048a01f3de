/** Before a request is closed, its applicant is asked whether help is still needed. */
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'

const aDay = 86_400_000
/** How long we wait for an answer. */
const daysToAnswer = 14

type Asked = Pick<LegalAidRequest, 'closingAskedAt'>

/** Until when somebody who was asked may answer before we close; null while nothing is asked. */
export const answerBy = ({ closingAskedAt }: Asked) =>
  closingAskedAt && new Date(closingAskedAt.getTime() + daysToAnswer * aDay)

/** Whether we have waited long enough to close without another letter. */
export function mayCloseInSilence(request: Asked, now = new Date()): boolean {
  const by = answerBy(request)
  return by !== null && by <= now
}
