/** Erases closed requests when their retention ends, as their status page and the privacy policy say. */
import { recordAuditEvent } from '@access/service-kit'
import { itemType, LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { lockAvailableRequest } from '../../intake/legal-aid-requests/lock-available-request.ts'
import { getExpiredFilter } from '../../intake/legal-aid-requests/retention.ts'
import { listDueIds } from '../../platform/jobs/list-due-ids.ts'
import type { Task } from '../../platform/jobs/task.ts'
import { eraseRequestData } from './erase-request.ts'

export const purgeRequest: Task = {
  name: 'purge request',

  listDue: (em, now) => listDueIds(em, LegalAidRequest, { $or: getExpiredFilter(now) }, 'statusChangedAt'),

  async run({ em, now }, id) {
    await em.transactional(async (transaction) => {
      const request = await lockAvailableRequest(transaction, { id, $or: getExpiredFilter(now()) })
      if (!request) return
      await eraseRequestData(transaction, request)
      recordAuditEvent(transaction, {
        actor: 'Website',
        action: 'erased',
        itemType,
        itemId: id,
        title: request.reference,
      })
    })
  },
}
