/** The audit events of a request, by its id and reference. */
import { type Actor, recordAuditEvent } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { itemType, type LegalAidRequest } from './legal-aid-request.entity.ts'

/** Records what somebody did with a request, with whatever else this `em` is about to flush. */
export function recordRequestEvent(
  em: EntityManager,
  { id, reference }: Pick<LegalAidRequest, 'id' | 'reference'>,
  actor: Actor,
  action: string,
): void {
  recordAuditEvent(em, { actor, action, itemType, itemId: id, title: reference })
}
