/** Who works on a request. */
import { Changed, record } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LegalAidRequest, noun } from '../legal-aid-requests/legal-aid-request.ts'
import { inOrder } from './asking.ts'
import type { Colleague } from './colleague.ts'

/** Gives it to a colleague, or to nobody. What the audit calls it; `Changed` for one that was erased. */
export function assign(request: LegalAidRequest, to: Colleague | null): string {
  if (request.erasedAt) throw new Changed('This request has been erased')
  Object.assign(request, { assigneeId: to?.id ?? null, assigneeName: to?.name ?? null })
  return to ? `assigned to ${to.name}` : 'assigned to nobody'
}

/** `Changed` when a request is not with whom somebody saw it; without that, the last to assign wins. */
export function refuseReassigned(request: LegalAidRequest, from: string | null | undefined): void {
  if (from === undefined || request.assigneeId === from) return
  throw new Changed(
    request.assigneeName
      ? `It has been assigned to ${request.assigneeName} in the meantime`
      : 'It has been assigned to nobody in the meantime',
  )
}

/** Gives somebody the first request with a promise to keep that nobody has: null when there is none. */
export function takeNext(em: EntityManager, me: Colleague): Promise<LegalAidRequest | null> {
  return em.transactional(async (own) => {
    const request = await own.findOne(
      LegalAidRequest,
      { assigneeId: null, nextPromise: { $ne: null } },
      // What somebody else is taking at this moment is passed over, not waited for.
      { orderBy: [...inOrder, { id: 'asc' }], lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    )
    if (!request) return null
    const action = assign(request, me)
    record(own, { who: me.name, action, noun, itemId: request.id, title: request.reference })
    return request
  })
}
