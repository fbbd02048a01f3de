/** How long what stands where is kept, and how long somebody who withdrew may change their mind. */
import type { LegalAidRequest } from './legal-aid-request.ts'

const months: Record<string, number> = { declined: 12, referred: 12, withdrawn: 12, closed: 84 }
const daysToReopen = 30
const aDay = 86_400_000

type Standing = Pick<LegalAidRequest, 'status' | 'movedAt'>

/** Until when it is kept; null while it is worked on. */
export function keptUntil({ status, movedAt }: Standing): Date | null {
  const count = months[status]
  if (count === undefined) return null
  const until = new Date(movedAt)
  until.setUTCMonth(until.getUTCMonth() + count)
  return until
}

/** Until when an applicant who withdraws at that moment may open it again. */
export const reopenUntil = (withdrawnAt: Date) => new Date(withdrawnAt.getTime() + daysToReopen * aDay)

/** Whether the applicant may open it again. */
export const mayReopen = ({ status, movedAt }: Standing) =>
  status === 'withdrawn' && reopenUntil(movedAt) > new Date()
