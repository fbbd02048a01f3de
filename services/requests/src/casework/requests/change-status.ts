/** Changes the status of a request for the office, alone or in bulk. */
import { Invalid } from '@access/service-kit'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { enqueueStatusUpdate } from '../../intake/legal-aid-requests/request-emails.ts'
import { setStatus } from '../../intake/legal-aid-requests/set-status.ts'
import { canUndoStatusChange, getNextStatuses } from '../../intake/status-history/status.rules.ts'
import type { Viewer } from '../access/legal-aid-request.policy.ts'
import type { Letter } from '../letters/letter.rules.ts'
import { type LetterContext, writeStatusLetter } from '../letters/status-letter.ts'
import { captureState, getFinalAt, recordFinalChange, recordUndoableChange } from '../undo/undoable-change.ts'

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
  context: LetterContext,
  decryptedRequest: DecryptedRequest,
  { to, actor, letter }: StatusChange,
): Promise<string> {
  const { request, keys } = decryptedRequest
  const before = captureState(request)
  const status = getNextStatuses('office', request.status).find((allowed) => allowed === to)
  if (!status)
    throw new Invalid({ status: `A request that is ${formatStatus(request.status)} cannot be moved there` })
  const hasLetter = await writeStatusLetter(context, decryptedRequest, status, letter)
  setStatus(request, status)
  const action = `moved to ${formatStatus(status)}`
  if (hasLetter || !canUndoStatusChange(before.status, status)) {
    await enqueueStatusUpdate(context.em, keys, decryptedRequest)
    recordFinalChange(request)
  } else {
    const email = await enqueueStatusUpdate(context.em, keys, decryptedRequest, getFinalAt())
    recordUndoableChange(request, { actor, action, permission: 'workOnRequests', before, email })
  }
  return action
}

/** A status as it is said aloud. */
const formatStatus = (status: string) => status.replace('_', ' ')
