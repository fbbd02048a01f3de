/** The queue of requests: what is asked of it, who works on what, and moving many at once. */
import {
  administratorsOnly,
  askedColumns,
  type Context,
  type Page,
  PageInput,
  pageOf,
  pageType,
} from '@access/service-kit'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { headlines } from '../legal-aid-requests/headlines.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { moveByOffice } from '../legal-aid-requests/moveByOffice.ts'
import { theOffice } from '../office/kept-office.ts'
import { keysOf } from '../sealedItem.ts'
import { asTyped, inOrder, listed, workedOutFor } from './asking.ts'
import { assign, refuseReassigned, takeNext } from './assigning.ts'
import { type Colleague, theColleague } from './colleague.ts'
import { alone, RequestsTogether, together } from './together.ts'

const RequestQueue = pageType(LegalAidRequest, 'RequestQueue')

@Resolver()
export class QueueResolver {
  /** Nothing is opened for it, so there is nothing to record. */
  @Query(() => RequestQueue)
  async requestQueue(
    @Arg('page', () => PageInput) page: PageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<LegalAidRequest>> {
    const administrator = administratorsOnly(context)
    const { em } = context
    const { timeZone } = await theOffice(context)
    const found = await pageOf(
      em,
      LegalAidRequest,
      { ...page, search: asTyped(page.search) },
      {
        listed,
        order: [...inOrder],
        columns: askedColumns(LegalAidRequest, info, 'items'),
        workedOut: workedOutFor(administrator, new Date(), timeZone),
      },
    )
    return { ...found, items: await headlines(em, found.items) }
  }

  @Mutation(() => LegalAidRequest)
  async assignRequest(
    @Arg('id', () => ID) id: string,
    @Arg('to', () => ID, { nullable: true, description: 'An administrator; left out, nobody' })
    to: string | null,
    @Arg('from', () => ID, {
      nullable: true,
      description:
        'Who had it, null for nobody; refused when that is over. Left out, the last to assign wins',
    })
    from: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<LegalAidRequest> {
    const colleague = await colleagueFor(context, to)
    const request = await alone(context, id, (_, request) => {
      refuseReassigned(request, from)
      return assign(request, colleague)
    })
    return (await headlines(context.em, [request]))[0]!
  }

  @Mutation(() => LegalAidRequest, {
    nullable: true,
    description: 'The first that nobody has is yours; null when there is none',
  })
  async takeNextRequest(@Ctx() context: Context): Promise<LegalAidRequest | null> {
    const request = await takeNext(context.em, administratorsOnly(context))
    return request && (await headlines(context.em, [request]))[0]!
  }

  @Mutation(() => RequestsTogether)
  async assignRequests(
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('to', () => ID, { nullable: true, description: 'An administrator; left out, nobody' })
    to: string | null,
    @Ctx() context: Context,
  ): Promise<RequestsTogether> {
    const colleague = await colleagueFor(context, to)
    return together(context, ids, (_, request) => assign(request, colleague))
  }

  @Mutation(() => RequestsTogether)
  moveRequests(
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('to', () => String) to: string,
    @Ctx() context: Context,
  ): Promise<RequestsTogether> {
    administratorsOnly(context)
    const keys = keysOf(context)
    return together(context, ids, (em, request) => moveByOffice(em, keys, request, to))
  }
}

async function colleagueFor(context: Context, id: string | null | undefined): Promise<Colleague | null> {
  const me = administratorsOnly(context)
  if (id == null) return null
  return id === me.id ? me : theColleague(context.settings, id)
}
