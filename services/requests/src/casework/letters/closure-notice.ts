/** Asking whether help is still needed, and what follows from the answer. */
import { EditConflict } from '@access/service-kit'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { enqueueClosureNotice } from '../../intake/legal-aid-requests/request-emails.ts'
import { setStatus } from '../../intake/legal-aid-requests/set-status.ts'
import { canChangeStatus } from '../../intake/status-history/status.rules.ts'
import { getOfficeSettings, type OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import { getAnswerDueAt, type Letter } from './letter.rules.ts'
import { writeLetter } from './status-letter.ts'

/** Asks by a message on the status page, and by email where emails are wanted. `Changed` where nothing can be closed. */
export async function sendClosureNotice(
  context: OfficeContext,
  decryptedRequest: DecryptedRequest,
  letter: Partial<Letter>,
): Promise<void> {
  const { request } = decryptedRequest
  if (!canChangeStatus('office', request.status, 'closed'))
    throw new EditConflict('This request cannot be closed from where it stands')
  if (request.closureNoticeSentAt) throw new EditConflict('They have been asked already')
  await writeLetter(context, decryptedRequest, 'asking', letter)
  request.closureNoticeSentAt = new Date()
  await enqueueClosureNotice(context.em, decryptedRequest, {
    office: await getOfficeSettings(context),
    answerBy: getAnswerDueAt(request)!,
  })
}

/** A request whose applicant still needs help returns to review, unless it is matched; any other is closed. */
export function answerClosureNotice(request: LegalAidRequest, isNeeded: boolean): void {
  if (!request.closureNoticeSentAt)
    throw new EditConflict('Nobody has asked this, or the request has moved on since')
  request.closureNoticeSentAt = null
  if (!isNeeded) setStatus(request, 'closed')
  else if (canChangeStatus('applicant', request.status, 'in_review')) setStatus(request, 'in_review')
}
