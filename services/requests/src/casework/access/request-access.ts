/** Who works on a request opens it; others say why, and that is recorded. */
import { type Administrator, Invalid, recordAuditEvent, validate } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { itemType, type LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { openingReason } from './opening.rules.ts'
import { RequestOpening } from './request-opening.entity.ts'

type Caller = Pick<Administrator, 'id' | 'name' | 'sid'>

/**
 * Whether they have yet to say why: somebody else works on it, or did until they took it from them. Where nobody works
 * on it, none is needed; what was erased has nothing left to read.
 */
export async function needsReason(
  em: EntityManager,
  { id, assigneeId, takenOverBy, erasedAt }: LegalAidRequest,
  caller: Caller,
): Promise<boolean> {
  if (erasedAt) return false
  const own = { requestId: id, administratorId: caller.id }
  if (assigneeId !== null && assigneeId !== caller.id)
    return (await em.count(RequestOpening, { ...own, sessionId: caller.sid })) === 0
  // Taking it would otherwise be a way to read it without a word.
  return takenOverBy === caller.id && (await em.count(RequestOpening, own)) === 0
}

/** Records the reason where one is needed; throws `Invalid` where it is missing, too short or too long. */
export async function assertMayOpen(
  em: EntityManager,
  request: LegalAidRequest,
  caller: Caller,
  reason: string | null = null,
): Promise<void> {
  if (!(await needsReason(em, request, caller))) return
  if (reason === null) throw new Invalid({ reason: `${explainReason(request, caller)}. Say why you open it` })
  const input = validate(openingReason, { reason })
  const opening = { requestId: request.id, administratorId: caller.id, sessionId: caller.sid }
  em.persist(Object.assign(new RequestOpening(), opening))
  recordAuditEvent(em, {
    actor: caller,
    action: `gave a reason to open: ${input.reason}`,
    itemType,
    itemId: request.id,
    title: request.reference,
  })
}

/** Why a reason is needed, without a full stop. */
export const explainReason = ({ assigneeId, assigneeName }: LegalAidRequest, { id }: Pick<Caller, 'id'>) =>
  assigneeId === null || assigneeId === id
    ? 'You took this request over from a colleague'
    : `${assigneeName ?? 'A colleague'} works on this request`
