/** Destroys a request's key and all that it locked. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictCheck } from '../conflicts/conflict-check.ts'
import { destroyParties } from '../conflicts/parties.ts'
import { ContactMessage } from '../contact-messages/contact-message.ts'
import { destroyDocuments } from '../documents/attach.ts'
import { Mail } from '../mails/mail.ts'
import { AttorneyOffer } from '../matching/attorney-offer.ts'
import { StoredNote } from '../queue/note.ts'
import { StoredMessage } from '../request-messages/request-message.ts'
import { StoredScreening } from '../screening/request-screening.ts'
import { StoredStep } from '../steps/request-step.ts'
import { Submission } from '../submissions/submission.ts'
import type { LegalAidRequest } from './legal-aid-request.ts'

/** Reference, dates and the mark of the four words stay, so that its page can say that it is erased. */
export async function destroyRequest(em: EntityManager, request: LegalAidRequest): Promise<void> {
  const { id } = request
  // But for the one mail that says so.
  await em.nativeDelete(Mail, { item: id, state: { $ne: 'sent' }, kind: { $ne: 'erased' } })
  await em.nativeDelete(StoredMessage, { requestId: id })
  await em.nativeDelete(AttorneyOffer, { requestId: id })
  await em.nativeDelete(StoredScreening, { requestId: id })
  await em.nativeDelete(StoredNote, { requestId: id })
  await em.nativeDelete(Submission, { item: id })
  await em.nativeDelete(StoredStep, { requestId: id, status: { $ne: 'new' } })
  await em.nativeDelete(ConflictCheck, { requestId: id })
  await destroyParties(em, id)
  await destroyDocuments(em, id)
  await destroyMessages(em, id)
  const now = new Date()
  Object.assign(request, { sealed: '', dataKey: '', keyId: '', person: null, mailed: false })
  Object.assign(request, { status: 'erased', movedAt: now, erasedAt: now })
}

/** The message that it was made of tells the story as well. */
async function destroyMessages(em: EntityManager, requestId: string): Promise<void> {
  for (const { id } of await em.find(ContactMessage, { requestId })) {
    await em.nativeDelete(Mail, { item: id, state: { $ne: 'sent' } })
    await em.nativeDelete(Submission, { item: id })
    await em.nativeDelete(ContactMessage, { id })
  }
}
