/** Who works on a request. */
import { EditConflict, recordAuditEvent } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { itemType, LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import { captureState, recordUndoableChange } from '../undo/undoable-change.ts'
import { queueOrder } from './queue-columns.ts'

/** Gives it to a colleague, or to nobody. What the audit calls it; `EditConflict` for one that was erased. */
export function assignRequest(
  request: LegalAidRequest,
  assignee: StaffMember | null,
  actor: Pick<StaffMember, 'id'>,
): string {
  if (request.erasedAt) throw new EditConflict('This request has been erased')
  const before = captureState(request)
  if (request.assigneeId !== null && request.assigneeId !== actor.id) request.takenOverBy = actor.id
  // Given by somebody else, it is theirs; only who took it themselves still has to say why.
  else if (request.takenOverBy !== actor.id) request.takenOverBy = null
  Object.assign(request, { assigneeId: assignee?.id ?? null, assigneeName: assignee?.name ?? null })
  const action = assignee ? `assigned to ${assignee.name}` : 'assigned to nobody'
  recordUndoableChange(request, { actor, action, permission: 'assignRequests', before })
  return action
}

/** `Changed` when a request is not with whom somebody saw it; without that, the last to assign wins. */
export function assertNotReassigned(
  request: LegalAidRequest,
  expectedAssigneeId: string | null | undefined,
): void {
  if (expectedAssigneeId === undefined || request.assigneeId === expectedAssigneeId) return
  throw new EditConflict(
    request.assigneeName
      ? `It has been assigned to ${request.assigneeName} in the meantime`
      : 'It has been assigned to nobody in the meantime',
  )
}

/** Assigns the first unassigned request with a deadline; null when there is none. */
export function claimNextRequest(
  em: EntityManager,
  staffMember: StaffMember,
): Promise<LegalAidRequest | null> {
  return em.transactional(async (transaction) => {
    const request = await transaction.findOne(
      LegalAidRequest,
      { assigneeId: null, nextDueAt: { $ne: null } },
      // What somebody else is claiming at this moment is skipped, not waited for.
      { orderBy: [...queueOrder, { id: 'asc' }], lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    )
    if (!request) return null
    const action = assignRequest(request, staffMember, staffMember)
    recordAuditEvent(transaction, {
      actor: staffMember,
      action,
      itemType,
      itemId: request.id,
      title: request.reference,
    })
    return request
  })
}
