/** Requests that go from one colleague to another, or back to the queue, together: all of them or none. */
import { type Administrator, type Context, isUuid } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { openStatuses } from '../../intake/status-history/status.rules.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { DecryptionError } from '../../platform/encryption/encryption.ts'
import { getVisibleFilter, type Viewer } from '../access/legal-aid-request.policy.ts'
import { addNote } from '../notes/request-note.entity.ts'
import { notifyAssignee } from '../notifications/notify-assignee.ts'
import { setAssignee } from '../queue/assignment.ts'
import { queueOrder } from '../queue/queue-columns.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import { recordFinalChange } from '../undo/undoable-change.ts'
import { sendHandOverEmail } from './hand-over-emails.ts'

interface HandOver {
  actor: Administrator
  fromId: string
  /** Null for the queue. */
  to: StaffMember | null
  ids: readonly string[]
  note: string | null
}

/** The open requests that somebody has, of those that the viewer may see, in the order of the queue. */
export const listOpenRequests = (
  em: EntityManager,
  viewer: Viewer,
  assigneeId: string,
  limit: number,
): Promise<LegalAidRequest[]> =>
  em.find(LegalAidRequest, getOpenFilter(viewer, assigneeId), {
    orderBy: [...queueOrder, { id: 'asc' }],
    limit,
  })

/** Hands over those that are still theirs and open; the requests that it moved. The colleague hears of it once. */
export function handOverRequests(context: Context, handOver: HandOver): Promise<LegalAidRequest[]> {
  const { actor, fromId, to, note } = handOver
  const ids = handOver.ids.filter(isUuid)
  return context.em.transactional(async (em) => {
    const requests = await em.find(
      LegalAidRequest,
      { $and: [{ id: { $in: ids } }, getOpenFilter(actor, fromId)] },
      // In one order, so that two who hand over the same ones wait for each other only once.
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    for (const request of requests) {
      setAssignee(request, to, actor.id)
      recordFinalChange(request)
      if (to) await notifyAssignee(em, request, 'assigned', actor, { hasEmail: true })
      if (note) writeNote(context, em, request, { author: actor.name, text: note })
      recordRequestEvent(em, request, actor, to ? `handed over to ${to.name}` : 'handed back to the queue')
    }
    if (to && to.id !== actor.id && requests.length > 0)
      await sendHandOverEmail({ ...context, em, keys: getEncryptionKeys(context) }, to, {
        requests,
        staffName: actor.name,
      })
    return requests
  })
}

const getOpenFilter = (viewer: Viewer, assigneeId: string) => ({
  $and: [{ assigneeId, status: { $in: [...openStatuses] } }, getVisibleFilter(viewer)],
})

/** One that nobody can decrypt is handed over all the same: there is nothing in it to note. */
function writeNote(
  context: Context,
  em: EntityManager,
  request: LegalAidRequest,
  note: { author: string; text: string },
) {
  try {
    addNote(em, new DecryptedRequest(getEncryptionKeys(context), request), note)
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    context.log.error({ reference: request.reference }, 'cannot be opened')
  }
}
