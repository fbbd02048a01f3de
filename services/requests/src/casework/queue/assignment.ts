/** Who works on a request. */
import { AdministratorReference, EditConflict, type ItemReference, toReference } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { FieldResolver, Resolver, Root } from 'type-graphql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { assertNotErased } from '../access/legal-aid-request.policy.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import { captureState, recordUndoableChange } from '../undo/undoable-change.ts'
import { queueOrder } from './queue-columns.ts'

type Assignee = Pick<StaffMember, 'id' | 'name'>

/** Gives it to a colleague, or to nobody. What the audit calls it; `EditConflict` for one that was erased. */
export function assignRequest(
  request: LegalAidRequest,
  assignee: Assignee | null,
  actor: Pick<StaffMember, 'id'>,
): string {
  const before = captureState(request)
  setAssignee(request, assignee, actor.id)
  const action = assignee ? `assigned to ${assignee.name}` : 'assigned to nobody'
  recordUndoableChange(request, { actor, action, permission: 'assignRequests', before })
  return action
}

/** Changes whose it is, for good: it does not return to a colleague who comes back from an absence. */
export function setAssignee(request: LegalAidRequest, assignee: Assignee | null, actorId: string): void {
  assertNotErased(request)
  if (request.assigneeId !== null && request.assigneeId !== actorId) request.takenOverBy = actorId
  // A request that somebody else gave them is theirs; one that they took still needs a reason.
  else if (request.takenOverBy !== actorId) request.takenOverBy = null
  Object.assign(request, {
    assigneeId: assignee?.id ?? null,
    assigneeName: assignee?.name ?? null,
    returnsToId: null,
  })
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
export function claimNextRequest(em: EntityManager, staffMember: Assignee): Promise<LegalAidRequest | null> {
  return em.transactional(async (transaction) => {
    const request = await transaction.findOne(
      LegalAidRequest,
      { assigneeId: null, nextDueAt: { $ne: null } },
      // What somebody else is claiming at this moment is skipped, not waited for.
      { orderBy: [...queueOrder, { id: 'asc' }], lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    )
    if (!request) return null
    const action = assignRequest(request, staffMember, staffMember)
    recordRequestEvent(transaction, request, staffMember, action)
    return request
  })
}

@Resolver(() => LegalAidRequest)
export class AssigneeResolver {
  @FieldResolver(() => AdministratorReference, {
    nullable: true,
    description: 'Null for nobody, and for who is gone; `assigneeName` is what they were called',
  })
  assignee(@Root() { assigneeId }: LegalAidRequest): ItemReference | null {
    return toReference(assigneeId)
  }
}
