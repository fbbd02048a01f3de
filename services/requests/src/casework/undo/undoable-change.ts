/**
 * The last change of status or assignee of a request, for as long as who made it may undo it: what the request was
 * before it, and after it.
 */
import { EditConflict, Forbidden } from '@access/service-kit'
import { hasPermission, type Permission } from '@access/service-kit/roles/roles.rules'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { undoSeconds } from '../../intake/status-history/status.rules.ts'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import type { Viewer } from '../access/legal-aid-request.policy.ts'

/** What a change may alter, and undoing it restores: moments, and the rest. */
const momentNames = [
  'statusChangedAt',
  'reviewedAt',
  'matchedAt',
  'closureNoticeSentAt',
  'closingReportedAt',
] as const
const stateNames = [
  'status',
  ...momentNames,
  'assigneeId',
  'assigneeName',
  'takenOverBy',
  'returnsToId',
] as const

type RequestState = Pick<LegalAidRequest, (typeof stateNames)[number]>

/** A change that was just made. */
interface MadeChange {
  actor: Pick<Viewer, 'id'>
  /** What the audit calls it. */
  action: string
  /** Undoing a change needs the same permission as making it. */
  permission: Permission
  before: RequestState
  /** The ids of the email and the text that tell the applicant, which wait in the outbox until the change is final. */
  emails?: readonly string[]
}

/** As it is stored with the request: moments are texts there. */
interface StoredChange {
  actorId: string
  madeAt: string
  action: string
  permission: Permission
  before: Record<keyof RequestState, string | null>
  after: Record<keyof RequestState, string | null>
  /** Left out by an earlier release. */
  emails?: string[]
}

/** For a press at the last moment, on a slow line. */
const graceSeconds = 5
const windowMs = (undoSeconds + graceSeconds) * 1_000

/** When a change of now is final. */
export const getFinalAt = (now = new Date()) => new Date(now.getTime() + windowMs)

/** What the request is at this moment. */
export const captureState = (request: LegalAidRequest) =>
  Object.fromEntries(stateNames.map((name) => [name, request[name]])) as RequestState

/** Lets its maker undo the change that the request has just had; an earlier one can no longer be undone. */
export function recordUndoableChange(
  request: LegalAidRequest,
  { actor, action, permission, before, emails = [] }: MadeChange,
): void {
  request.undoableChange = JSON.stringify({
    actorId: actor.id,
    madeAt: new Date(),
    action,
    permission,
    before,
    after: captureState(request),
    emails,
  })
  request.isUndoable = true
}

/** After a change that is final, no earlier one can be undone. */
export function recordFinalChange(request: LegalAidRequest): void {
  request.undoableChange = null
}

/**
 * Makes a locked request what it was before its last change, and takes the email about it out of the outbox. What the
 * audit calls it; `EditConflict` where it is too late, or somebody has changed the request since.
 */
export async function undoLastChange(
  em: EntityManager,
  request: LegalAidRequest,
  actor: Viewer,
): Promise<string> {
  const change = findChange(request, actor)
  if (!hasPermission(actor.role, change.permission)) throw new Forbidden()
  for (const id of change.emails ?? []) await withdrawEmail(em, id)
  const { before } = change
  const moments = momentNames.map((name) => [name, parseMoment(before[name])])
  Object.assign(request, { ...before, ...Object.fromEntries(moments), undoableChange: null })
  if (before.status !== change.after.status) await removeStep(em, request, change)
  return `undid: ${change.action}`
}

function findChange(request: LegalAidRequest, { id }: Viewer): StoredChange {
  const change = request.undoableChange && (JSON.parse(request.undoableChange) as StoredChange)
  const isLast =
    change && change.actorId === id && JSON.stringify(change.after) === JSON.stringify(captureState(request))
  if (!isLast) throw new EditConflict('Somebody has changed it since')
  if (Date.now() - Date.parse(change.madeAt) > windowMs) throw new EditConflict('It is too late to undo this')
  return change
}

const parseMoment = (text: string | null) => text && new Date(text)

/** Waits for a sending that is under way; then it is too late. A text that the applicant has stopped is gone. */
async function withdrawEmail(em: EntityManager, id: string): Promise<void> {
  const email = await em.findOne(OutboxEmail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!email) return
  if (email.state !== 'waiting') throw new EditConflict('The applicant has been sent an email about it')
  em.remove(email)
}

/**
 * The applicant's history of statuses is what it was: without the step that is undone, and without the one that the
 * database writes for the way back, in this transaction. The audit log has both.
 */
async function removeStep(em: EntityManager, { id }: LegalAidRequest, { after }: StoredChange) {
  await em.flush()
  await em.execute(
    'delete from status_change where request_id = ? and (changed_at >= ?::timestamptz or created_at = now())',
    [id, after.statusChangedAt],
  )
}
