/** Reminds applicants who want emails or texts of the date that they named, three days before. */
import { addDays, getLocalDay, type Settings } from '@access/service-kit'
import type { FilterQuery } from '@mikro-orm/postgresql'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { listDueIds, type Task } from '../../platform/jobs/task.ts'
import { openStatuses } from '../status-history/status.rules.ts'
import { DecryptedRequest } from './decrypted-request.ts'
import { LegalAidRequest } from './legal-aid-request.entity.ts'
import { lockAvailableRequest } from './lock-available-request.ts'
import { enqueueDateReminder } from './request-emails.ts'

const daysBefore = 3

const buildFilter = (now: Date, { timeZone }: Settings): FilterQuery<LegalAidRequest> => {
  const today = getLocalDay(timeZone, now)
  return {
    courtDate: { $gte: today, $lte: addDays(today, daysBefore) },
    remindedAt: null,
    $or: [{ isEmailEnabled: true }, { isTextEnabled: true }],
    status: { $in: openStatuses },
  }
}

export const remindOfCourtDate: Task = {
  name: 'remind of court date',

  listDue: (em, now, settings) => listDueIds(em, LegalAidRequest, buildFilter(now, settings), 'courtDate'),

  async run({ em, settings, now }, id) {
    await em.transactional(async (transaction) => {
      const filter = buildFilter(now(), settings)
      const request = await lockAvailableRequest(transaction, { $and: [{ id }, filter] })
      if (!request) return
      request.remindedAt = now()
      await enqueueDateReminder(transaction, new DecryptedRequest(getEncryptionKeys({ settings }), request))
    })
  },
}
