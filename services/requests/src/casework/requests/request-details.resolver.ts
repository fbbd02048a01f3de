/** What staff do with a request: open it, change its status, write to its applicant, hold it. Each is recorded. */
import { Authorized, type Context, NotFound, requireAdministrator, validate } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { enqueueStatusUpdate } from '../../intake/legal-aid-requests/request-emails.ts'
import { markReviewed } from '../../intake/legal-aid-requests/set-status.ts'
import { storeMessage } from '../../intake/request-messages/request-message.entity.ts'
import { requestMessage } from '../../intake/request-messages/request-message.rules.ts'
import { assertNotErased } from '../access/legal-aid-request.policy.ts'
import { isLockedForCaller } from '../conflicts/conflict-check.entity.ts'
import { legalHold as holdRules } from '../legal-holds/legal-hold.rules.ts'
import { liftLegalHold, placeLegalHold } from '../legal-holds/legal-hold.ts'
import { sendClosureNotice } from '../letters/closure-notice.ts'
import type { Letter } from '../letters/letter.rules.ts'
import { LetterInput } from '../letters/letters.resolver.ts'
import { addNote, requestNote } from '../notes/request-note.entity.ts'
import { RequestDetails } from './request-details.ts'
import { changeStatus, performStaffAction } from './staff-action.ts'

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
    const details = performStaffAction(
      context,
      id,
      async (em, decryptedRequest) => {
        if (await isLockedForCaller(em, context, decryptedRequest)) return 'looked at the names'
        decryptedRequest.request.lastViewedAt = new Date()
        return 'opened'
      },
      reason ?? null,
    )
    return details.catch((error: unknown) => {
      if (error instanceof NotFound) return null
      throw error
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  changeRequestStatus(
    @Arg('id', () => ID) id: string,
    @Arg('status', () => String) status: string,
    @Arg('letter', () => LetterInput, { nullable: true }) letter: Partial<Letter> | null,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const actor = requireAdministrator(context)
    return performStaffAction(context, id, (em, decryptedRequest) =>
      changeStatus({ ...context, em }, decryptedRequest, { to: status, actor, letter }),
    )
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  sendClosureNotice(
    @Arg('id', () => ID) id: string,
    @Arg('letter', () => LetterInput) letter: Partial<Letter>,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    return performStaffAction(context, id, async (em, decryptedRequest) => {
      await sendClosureNotice({ ...context, em }, decryptedRequest, letter)
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
    return performStaffAction(context, id, async (em, decryptedRequest) => {
      const { request } = decryptedRequest
      assertNotErased(request)
      storeMessage(em, decryptedRequest, { sender: 'office', ...message })
      request.lastViewedAt = new Date()
      markReviewed(request)
      await enqueueStatusUpdate(em, decryptedRequest)
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
    return performStaffAction(context, id, (em, decryptedRequest) => {
      assertNotErased(decryptedRequest.request)
      addNote(em, decryptedRequest, { author: actor.name, ...note })
      return 'made a note'
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  placeLegalHold(
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestDetails> {
    const { name: actor } = requireAdministrator(context)
    const input = validate(holdRules, { reason })
    return performStaffAction(context, id, (_, decryptedRequest) => {
      placeLegalHold(decryptedRequest, { actor, ...input })
      return 'put on hold'
    })
  }

  @Authorized('workOnRequests')
  @Mutation(() => RequestDetails)
  liftLegalHold(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<RequestDetails> {
    return performStaffAction(context, id, (_, { request }) => {
      liftLegalHold(request)
      return 'took off hold'
    })
  }
}
