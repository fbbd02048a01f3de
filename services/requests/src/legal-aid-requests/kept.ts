/** How long what stands where is kept, and how long somebody who withdrew may change their mind. */
import { monthsFrom } from '../months.ts'
import type { Status } from './legal-aid-request.moves.ts'
import type { LegalAidRequest } from './legal-aid-request.ts'

const months: Partial<Record<Status, number>> = { declined: 12, referred: 12, withdrawn: 12, closed: 84 }
const daysToReopen = 30
const aDay = 86_400_000

type Standing = Pick<LegalAidRequest, 'status' | 'movedAt'>

/** Until when it is kept; null while it is worked on. */
export function keptUntil({ status, movedAt }: Standing): Date | null {
  const count = months[status]
  if (count === undefined) return null
  return monthsFrom(movedAt, count)
}

/** Which requests have been kept for as long as we keep them. */
export const overSince = (now: Date) =>
  Object.entries(months).map(([status, count]) => ({
    status: status as Status,
    movedAt: { $lte: monthsFrom(now, -count) },
  }))

/** Until when an applicant who withdraws at that moment may open it again. */
export const reopenUntil = (withdrawnAt: Date) => new Date(withdrawnAt.getTime() + daysToReopen * aDay)

/** Whether the applicant may open it again. */
export const mayReopen = ({ status, movedAt }: Standing) =>
  status === 'withdrawn' && reopenUntil(movedAt) > new Date()
