/** What staff do with a request, and how they change its status, alone or in bulk. */
import { type Context, Invalid, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { enqueueStatusUpdate } from '../../intake/legal-aid-requests/request-emails.ts'
import { setStatus } from '../../intake/legal-aid-requests/set-status.ts'
import { canUndoStatusChange, getNextStatuses } from '../../intake/status-history/status.rules.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import type { OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import { assertMayOpen, lockVisibleRequest, type Viewer } from '../access/legal-aid-request.policy.ts'
import type { Letter } from '../letters/letter.rules.ts'
import { writeStatusLetter } from '../letters/status-letter.ts'
import { captureState, getFinalAt, recordFinalChange, recordUndoableChange } from '../undo/undoable-change.ts'
import { getRequestDetails, type RequestDetails } from './request-details.ts'

/** Acts on a locked request, and returns the action for the audit. */
type StaffAction = (em: EntityManager, decryptedRequest: DecryptedRequest) => string | Promise<string>

/**
 * The request as it is then; `NotFound` where there is none that the caller may see. Anyone who does not work on it has
 * said why they open it, or says it now; else `Invalid`.
 */
export async function performStaffAction(
  context: Context,
  id: string,
  perform: StaffAction,
  reason: string | null = null,
): Promise<RequestDetails> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const request = await lockVisibleRequest(em, actor, id)
    await assertMayOpen(em, request, actor, reason)
    const decryptedRequest = new DecryptedRequest(getEncryptionKeys(context), request)
    const action = await perform(em, decryptedRequest)
    recordRequestEvent(em, request, actor, action)
    // What is done now belongs to what is read now.
    await em.flush()
    return getRequestDetails(em, context, decryptedRequest)
  })
}

interface StatusChange {
  to: string
  actor: Pick<Viewer, 'id'>
  letter?: Partial<Letter> | null
}

/**
 * Moves it where the table of moves allows, or `Invalid`; its applicant hears of it, by a letter where one must go with
 * it. A move with a letter is final; the email about any other waits until it can no longer be undone. What the audit
 * calls it.
 */
export async function changeStatus(
  context: OfficeContext,
  decryptedRequest: DecryptedRequest,
  { to, actor, letter }: StatusChange,
): Promise<string> {
  const { request } = decryptedRequest
  const before = captureState(request)
  const status = getNextStatuses('office', request.status).find((allowed) => allowed === to)
  if (!status)
    throw new Invalid({ status: `A request that is ${formatStatus(request.status)} cannot be moved there` })
  const hasLetter = await writeStatusLetter(context, decryptedRequest, status, letter)
  setStatus(request, status)
  const action = `moved to ${formatStatus(status)}`
  if (hasLetter || !canUndoStatusChange(before.status, status)) {
    await enqueueStatusUpdate(context.em, decryptedRequest)
    recordFinalChange(request)
  } else {
    const emails = await enqueueStatusUpdate(context.em, decryptedRequest, getFinalAt())
    recordUndoableChange(request, { actor, action, permission: 'workOnRequests', before, emails })
  }
  return action
}

/** A status as it is said aloud. */
const formatStatus = (status: string) => status.replace('_', ' ')
