import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { lockAvailableRequest } from '../../intake/legal-aid-requests/lock-available-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { getExpiredFilter } from '../../intake/legal-aid-requests/retention.ts'
import { listDueIds, type Task } from '../../platform/jobs/task.ts'
import { eraseRequestData } from './erase-request.ts'

export const purgeRequest: Task = {
  name: 'purge request',

  listDue: (em, now) => listDueIds(em, LegalAidRequest, { $or: getExpiredFilter(now) }, 'statusChangedAt'),

  async run({ em, now }, id) {
    await em.transactional(async (transaction) => {
      const request = await lockAvailableRequest(transaction, { id, $or: getExpiredFilter(now()) })
      if (!request) return
      await eraseRequestData(transaction, request)
      recordRequestEvent(transaction, request, 'Website', 'erased')
    })
  },
}
