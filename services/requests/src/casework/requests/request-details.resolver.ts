/** What staff do with a request: open it, change its status, write to its applicant. Each is recorded. */
import { Authorized, type Context, EditConflict, requireAdministrator, validate } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { enqueueStatusUpdate } from '../../intake/legal-aid-requests/request-emails.ts'
import { markReviewed } from '../../intake/legal-aid-requests/set-status.ts'
import { storeMessage } from '../../intake/request-messages/request-message.entity.ts'
import { requestMessage } from '../../intake/request-messages/request-message.rules.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { isLockedForCaller } from '../conflicts/conflict-lock.ts'
import { sendClosureNotice } from '../letters/closure-notice.ts'
import { LetterInput } from '../letters/letters.resolver.ts'
import { buildLetterHandler } from '../letters/status-letter.ts'
import { addNote } from '../notes/request-note.entity.ts'
import { requestNote } from '../notes/request-note.rules.ts'
import { changeStatus } from './change-status.ts'
import { RequestDetails } from './request-details.ts'
import { performStaffAction, performStaffActionOrThrow } from './staff-action.ts'

@Resolver()
export class RequestDetailsResolver {
  /** A mutation, as whatever decrypts: each opening is recorded. */
  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails, { nullable: true })
  openLegalAidRequest(
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why, where somebody else works on it; recorded, and good for the session',
    })
    reason: string | null,
    @Ctx() context: Context,
  ): Promise<RequestDetails | null> {
    const open = async (em: EntityManager, decryptedRequest: DecryptedRequest) => {
      if (await isLockedForCaller(em, context, decryptedRequest)) return 'looked at the names'
      decryptedRequest.request.lastViewedAt = new Date()
      return 'opened'
    }
    return performStaffAction(context, id, open, reason ?? null)
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  changeRequestStatus(
    @Arg('id', () => ID) id: string,
    @Arg('status', () => String) status: string,
    @Arg('letter', () => LetterInput, { nullable: true }) letter: LetterInput | null,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const actor = requireAdministrator(context)
    return performStaffActionOrThrow(context, id, (em, decryptedRequest) => {
      const handleLetter = letter ? buildLetterHandler({ em, settings: context.settings }, letter) : undefined
      return changeStatus(em, getEncryptionKeys(context), decryptedRequest, {
        to: status,
        actor,
        handleLetter,
      })
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  sendClosureNotice(
    @Arg('id', () => ID) id: string,
    @Arg('letter', () => LetterInput) letter: LetterInput,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    return performStaffActionOrThrow(context, id, async (em, decryptedRequest) => {
      await sendClosureNotice({ em, settings: context.settings }, decryptedRequest, letter)
      return 'asked whether help is still needed'
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  writeToApplicant(
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const message = validate(requestMessage, { text })
    const keys = getEncryptionKeys(context)
    return performStaffActionOrThrow(context, id, async (em, decryptedRequest) => {
      const { request } = decryptedRequest
      if (request.erasedAt) throw new EditConflict('This request has been erased')
      storeMessage(em, decryptedRequest, { sender: 'office', ...message })
      request.lastViewedAt = new Date()
      markReviewed(request)
      await enqueueStatusUpdate(em, keys, decryptedRequest)
      return 'wrote to the applicant'
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  addRequestNote(
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const actor = requireAdministrator(context)
    const note = validate(requestNote, { text })
    return performStaffActionOrThrow(context, id, (em, decryptedRequest) => {
      if (decryptedRequest.request.erasedAt) throw new EditConflict('This request has been erased')
      addNote(em, decryptedRequest, { author: actor.name, ...note })
      return 'made a note'
    })
  }
}
