/** How long what stands where is kept, and how long somebody who withdrew may change their mind. */
import type { Settings } from '@access/service-kit'
import { monthsFrom } from '../months.ts'
import type { Status } from './legal-aid-request.moves.ts'
import type { LegalAidRequest } from './legal-aid-request.ts'

/** For how many months what stands there is kept; what stands anywhere else is worked on, and kept. */
export const keptFor: Partial<Record<Status, number>> = {
  declined: 12,
  referred: 12,
  withdrawn: 12,
  closed: 84,
}
const daysToReopen = 30
const usualBackupDays = 35
const aDay = 86_400_000

type Standing = Pick<LegalAidRequest, 'status' | 'movedAt'>

/** Until when it is kept; null while it is worked on. */
export function keptUntil({ status, movedAt }: Standing): Date | null {
  const count = keptFor[status]
  if (count === undefined) return null
  return monthsFrom(movedAt, count)
}

/** Which requests have been kept for as long as we keep them; what is on hold is never over. */
export const overSince = (now: Date) =>
  Object.entries(keptFor).map(([status, count]) => ({
    status: status as Status,
    heldSince: null,
    movedAt: { $lte: monthsFrom(now, -count) },
  }))

/** By when the backups that still hold what was erased then have expired. */
export const backupsUntil = (erasedAt: Date, { env }: Pick<Settings, 'env'>) =>
  new Date(erasedAt.getTime() + Number(env.BACKUP_DAYS || usualBackupDays) * aDay)

/** Until when an applicant who withdraws at that moment may open it again. */
export const reopenUntil = (withdrawnAt: Date) => new Date(withdrawnAt.getTime() + daysToReopen * aDay)

/** Whether the applicant may open it again. */
export const mayReopen = ({ status, movedAt }: Standing) =>
  status === 'withdrawn' && reopenUntil(movedAt) > new Date()
