/**
 * Who may do what with a legal aid request: see, open, assign, report as over. Which role has which permission is in
 * `roles.rules.ts`; what may be read before its conflict check, in `conflict-lock.ts`.
 */
import {
  type Administrator,
  EditConflict,
  Forbidden,
  Invalid,
  Item,
  isUuid,
  NotFound,
  Property,
  rawSql,
  type SqlExpression,
  Table,
  Unique,
  validate,
} from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { type EntityManager, type FilterQuery, LockMode, raw } from '@mikro-orm/postgresql'
import { itemType, LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { openingReason } from './opening.rules.ts'

/** Somebody gave a reason to open a colleague's request; it is valid for their session. The audit has the reason. */
@Unique({ properties: ['requestId', 'sessionId'] })
@Table('request_opening')
export class RequestOpening extends Item {
  @Property({ type: 'uuid' }) requestId!: string
  @Property({ type: 'uuid' }) administratorId!: string
  @Property({ type: 'uuid' }) sessionId!: string
}

export type Viewer = Pick<Administrator, 'id' | 'role'>
type Caller = Pick<Administrator, 'id' | 'name' | 'sid'>

/** Which requests somebody sees, as a condition in SQL: all, or those that are assigned to them. */
export const getVisibleCondition = ({ id, role }: Viewer): SqlExpression =>
  hasPermission(role, 'readAllRequests') ? rawSql('true') : { sql: '"assignee_id" = ?', values: [id] }

/** The same condition, as a filter. */
export function getVisibleFilter(viewer: Viewer): FilterQuery<LegalAidRequest> {
  const { sql, values } = getVisibleCondition(viewer)
  return { [raw(sql, values)]: [] }
}

/** The request with this id; null where there is none, and where they may not see it: nobody learns which. */
export const findVisibleRequest = async (
  em: EntityManager,
  viewer: Viewer,
  id: string,
  options: { lockMode?: LockMode.PESSIMISTIC_WRITE } = {},
): Promise<LegalAidRequest | null> =>
  isUuid(id) ? em.findOne(LegalAidRequest, { $and: [{ id }, getVisibleFilter(viewer)] }, options) : null

/** The visible request; `NotFound` where there is none. */
export async function getVisibleRequest(
  ...question: Parameters<typeof findVisibleRequest>
): Promise<LegalAidRequest> {
  const request = await findVisibleRequest(...question)
  if (!request) throw new NotFound(itemType, question[2])
  return request
}

/** The visible request, locked until the end of the transaction. */
export const lockVisibleRequest = (em: EntityManager, viewer: Viewer, id: string): Promise<LegalAidRequest> =>
  getVisibleRequest(em, viewer, id, { lockMode: LockMode.PESSIMISTIC_WRITE })

/**
 * Whether they must give a reason before they open it: a colleague works on it, or did until they took it over. A
 * request that nobody works on needs none, and an erased one has nothing left to read.
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
  // Otherwise taking it over would be a way to read it without a word.
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
  recordRequestEvent(em, request, caller, `gave a reason to open: ${input.reason}`)
}

/** Why a reason is needed, without a full stop. */
export const explainReason = ({ assigneeId, assigneeName }: LegalAidRequest, { id }: Pick<Caller, 'id'>) =>
  assigneeId === null || assigneeId === id
    ? 'You took this request over from a colleague'
    : `${assigneeName ?? 'A colleague'} works on this request`

/** Nobody works on what was erased. */
export function assertNotErased({ erasedAt }: LegalAidRequest): void {
  if (erasedAt) throw new EditConflict('This request has been erased')
}

/** Those who assign requests choose who gets them; everyone may give back their own. */
export function assertMayHandOver({ id, role }: Viewer, fromId: string, toId: string | null): void {
  const isOwnToQueue = fromId === id && toId === null
  if (!isOwnToQueue && !hasPermission(role, 'assignRequests')) throw new Forbidden()
}

/** Only the person who works on a matter reports that it is over. */
export function assertMayReport({ assigneeId, status }: LegalAidRequest, { id }: Pick<Viewer, 'id'>): void {
  if (assigneeId !== id) throw new EditConflict('Only who works on a matter reports that it is over')
  if (status !== 'matched')
    throw new EditConflict('Only a matter that an attorney has can be reported to be over')
}

/** Null when there is none, or nothing is left of it. */
export const lockRequest = (em: EntityManager, id: string): Promise<LegalAidRequest | null> =>
  em.findOne(LegalAidRequest, { id, erasedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
