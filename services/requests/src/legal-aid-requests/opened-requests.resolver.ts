/** What administrators do with a request: open it, move it on, write to its applicant. Each is recorded. */
import { administratorsOnly, Changed, type Context, check } from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { staysShut } from '../conflicts/gate.ts'
import { goingWith } from '../letters/goingWith.ts'
import { LetterInput } from '../letters/letters.resolver.ts'
import { askWhetherStillNeeded } from '../letters/stillNeeded.ts'
import { writeDown } from '../queue/note.ts'
import { requestNote } from '../queue/queue.rules.ts'
import { requestMessage } from '../request-messages/request-message.rules.ts'
import { writeMessage } from '../request-messages/request-message.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf } from '../sealing.ts'
import { handled, handledOrMissing } from './handling.ts'
import { moveByOffice } from './moveByOffice.ts'
import { answered } from './moving.ts'
import { OpenedRequest } from './opened-request.ts'
import { mailUpdate } from './requestMails.ts'

@Resolver()
export class OpenedRequestsResolver {
  @Query(() => OpenedRequest, { nullable: true })
  openLegalAidRequest(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<OpenedRequest | null> {
    return handled(context, id, async (em, request) => {
      if (await staysShut(em, context, request)) return 'looked at the names'
      request.lookedAt = new Date()
      return 'opened'
    })
  }

  @Mutation(() => OpenedRequest)
  moveLegalAidRequest(
    @Arg('id', () => ID) id: string,
    @Arg('to', () => String) to: string,
    @Arg('letter', () => LetterInput, { nullable: true }) letter: LetterInput | null,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    return handledOrMissing(context, id, (em, request) => {
      const sees = letter ? goingWith({ em, settings: context.settings }, letter) : undefined
      return moveByOffice(em, keysOf(context), request, to, sees)
    })
  }

  @Mutation(() => OpenedRequest)
  askBeforeClosing(
    @Arg('id', () => ID) id: string,
    @Arg('letter', () => LetterInput) letter: LetterInput,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    return handledOrMissing(context, id, async (em, request) => {
      await askWhetherStillNeeded({ em, settings: context.settings }, request, letter)
      return 'asked whether help is still needed'
    })
  }

  @Mutation(() => OpenedRequest)
  writeToApplicant(
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    const message = check(requestMessage, { text })
    const keys = keysOf(context)
    return handledOrMissing(context, id, async (em, request) => {
      if (request.erasedAt) throw new Changed('This request has been erased')
      const dataKey = dataKeyOf(keys, request.id, request)
      writeMessage(em, { id: request.id, dataKey }, { from: 'office', ...message })
      request.lookedAt = new Date()
      answered(request)
      await mailUpdate(em, keys, request)
      return 'wrote to the applicant'
    })
  }

  @Mutation(() => OpenedRequest)
  noteOnRequest(
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<OpenedRequest> {
    const { name: who } = administratorsOnly(context)
    const note = check(requestNote, { text })
    return handledOrMissing(context, id, (em, request) => {
      if (request.erasedAt) throw new Changed('This request has been erased')
      const dataKey = dataKeyOf(keysOf(context), request.id, request)
      writeDown(em, { id: request.id, dataKey }, { who, ...note })
      return 'made a note'
    })
  }
}
