/** How long what stands where is kept, and how long somebody who withdrew may change their mind. */
import type { Settings } from '@access/service-kit'
import { addMonths } from '../../platform/dates/months.ts'
import type { Status } from '../status-history/status.rules.ts'
import type { LegalAidRequest } from './legal-aid-request.entity.ts'

/** For how many months what stands there is kept; what stands anywhere else is worked on, and kept. */
export const retentionMonths: Partial<Record<Status, number>> = {
  declined: 12,
  referred: 12,
  withdrawn: 12,
  closed: 84,
}
const daysToReopen = 30
const defaultBackupDays = 35
const dayMs = 86_400_000

type StatusSince = Pick<LegalAidRequest, 'status' | 'statusChangedAt'>

/** Until when it is kept; null while it is worked on. */
export function retainedUntil({ status, statusChangedAt }: StatusSince): Date | null {
  const count = retentionMonths[status]
  if (count === undefined) return null
  return addMonths(statusChangedAt, count)
}

/** Which requests have been kept for as long as we keep them; what is on hold is never over. */
export const getExpiredFilter = (now: Date) =>
  Object.entries(retentionMonths).map(([status, count]) => ({
    status: status as Status,
    legalHoldSince: null,
    statusChangedAt: { $lte: addMonths(now, -count) },
  }))

/** By when the backups that still hold what was erased then have expired. */
export const backupsExpireAt = (erasedAt: Date, { env }: Pick<Settings, 'env'>) =>
  new Date(erasedAt.getTime() + Number(env.BACKUP_DAYS || defaultBackupDays) * dayMs)

/** Until when an applicant who withdraws at that moment may open it again. */
export const reopenDeadline = (withdrawnAt: Date) => new Date(withdrawnAt.getTime() + daysToReopen * dayMs)

/** Whether the applicant may open it again. */
export const isReopenable = ({ status, statusChangedAt }: StatusSince) =>
  status === 'withdrawn' && reopenDeadline(statusChangedAt) > new Date()
