/** Where a request stands: for its applicant, who has no account but a reference, four words, and then a pass. */
import { Changed, type Context, check } from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { more } from '../legal-aid-requests/more.rules.ts'
import { RequestMore } from '../legal-aid-requests/more.ts'
import { requestMessage } from '../request-messages/request-message.rules.ts'
import { keysOf } from '../sealedItem.ts'
import { type Act, addPapers, erase, mail, reopen, sayStillNeeded, tell, withdraw, write } from './acts.ts'
import { lookedUp } from './lookUp.ts'
import { PassExpired, requestOpenedBy } from './pass.ts'
import { RequestStatus, statusOf } from './request-status.ts'

const aPass = () => Arg('pass', () => String)

@Resolver()
export class StatusResolver {
  @Mutation(() => RequestStatus)
  async openRequestStatus(
    @Arg('reference', () => String) reference: string,
    @Arg('words', () => String) words: string,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    const request = await lookedUp(context, { reference, words })
    return statusOf(context, request)
  }

  @Query(() => RequestStatus)
  requestStatus(@aPass() pass: string, @Ctx() context: Context): Promise<RequestStatus> {
    return standing(context, pass)
  }

  @Mutation(() => RequestStatus)
  writeToOffice(
    @aPass() pass: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return acted(context, pass, () => write(check(requestMessage, { text }).text))
  }

  @Mutation(() => RequestStatus)
  addDocuments(
    @aPass() pass: string,
    @Arg('documents', () => [ID]) documents: string[],
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return acted(context, pass, () => addPapers(documents))
  }

  @Mutation(() => RequestStatus)
  withdrawRequest(@aPass() pass: string, @Ctx() context: Context): Promise<RequestStatus> {
    return acted(context, pass, () => withdraw)
  }

  @Mutation(() => RequestStatus)
  reopenRequest(@aPass() pass: string, @Ctx() context: Context): Promise<RequestStatus> {
    return acted(context, pass, () => reopen)
  }

  @Mutation(() => RequestStatus)
  eraseRequest(@aPass() pass: string, @Ctx() context: Context): Promise<RequestStatus> {
    return acted(context, pass, () => erase)
  }

  @Mutation(() => RequestStatus)
  answerBeforeClosing(
    @aPass() pass: string,
    @Arg('stillNeeded', () => Boolean) stillNeeded: boolean,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return acted(context, pass, () => sayStillNeeded(stillNeeded))
  }

  @Mutation(() => RequestStatus)
  setMailing(
    @aPass() pass: string,
    @Arg('wanted', () => Boolean) wanted: boolean,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return acted(context, pass, () => mail(wanted))
  }

  @Mutation(() => RequestStatus)
  tellMore(
    @aPass() pass: string,
    @Arg('input', () => RequestMore) input: RequestMore,
    @Ctx() context: Context,
  ): Promise<RequestStatus> {
    return acted(context, pass, () => tell(check(more, input)))
  }
}

async function standing(context: Context, pass: string): Promise<RequestStatus> {
  const id = requestOpenedBy(keysOf(context), pass)
  const request = await context.em.findOne(LegalAidRequest, { id })
  if (!request) throw new PassExpired()
  return statusOf(context, request)
}

/** Does what the holder of the pass wants done, while nobody else changes the request, and says where it stands then. */
async function acted(context: Context, pass: string, wanted: () => Act): Promise<RequestStatus> {
  const { settings } = context
  const keys = keysOf(context)
  const id = requestOpenedBy(keys, pass)
  const act = wanted()
  await context.em.transactional(async (em) => {
    const request = await em.findOneOrFail(LegalAidRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (request.status === 'erased' && act === erase) return
    if (request.status === 'erased') throw new Changed('This request has been erased')
    await act({ em, keys, request, settings })
  })
  return standing(context, pass)
}
