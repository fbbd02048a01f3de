/** Hands requests over: one's own, or, with the permission to assign, those of a colleague. */
import {
  type Administrator,
  Authorized,
  type Context,
  Invalid,
  maxListLength,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { assertMayHandOver, findVisibleRequest } from '../access/legal-aid-request.policy.ts'
import { BulkRequestResult } from '../queue/bulk-update.ts'
import { summarizeRequests } from '../requests/request-summaries.ts'
import { getStaffMember, type StaffMember } from '../staff/staff-member.ts'
import { handOverNote } from './hand-over.rules.ts'
import { handOverRequests, listOpenRequests } from './hand-over.ts'

@Resolver()
export class HandOverResolver {
  @Authorized('workOnRequests')
  @Query(() => [LegalAidRequest], {
    description: 'The open requests that somebody has, of those that you may see',
  })
  async assignedRequests(
    @Arg('assigneeId', () => ID) assigneeId: string,
    @Ctx() context: Context,
  ): Promise<LegalAidRequest[]> {
    const viewer = requireAdministrator(context)
    return summarizeRequests(
      context.em,
      await listOpenRequests(context.em, viewer, assigneeId, maxListLength),
    )
  }

  @Authorized('workOnRequests')
  @Mutation(() => BulkRequestResult, {
    description:
      'Yours, back to the queue; to a colleague, or those of others, with the permission to assign',
  })
  async handOverRequests(
    @Arg('fromId', () => ID) fromId: string,
    @Arg('toId', () => ID, { nullable: true, description: 'An administrator; left out, back to the queue' })
    toId: string | null,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('note', () => String, { nullable: true, description: 'Becomes a note of each request' })
    note: string | null,
    @Ctx() context: Context,
  ): Promise<BulkRequestResult> {
    const actor = requireAdministrator(context)
    assertMayHandOver(actor, fromId, toId ?? null)
    const input = validate(handOverNote, { note })
    if (ids.length > maxListLength) throw new Invalid({ ids: `Choose ${maxListLength} or fewer at once` })
    if (fromId === toId) throw new Invalid({ toId: 'They have these requests already' })
    const to = await findRecipient(context, actor, toId ?? null)
    const updated = await handOverRequests(context, { actor, fromId, to, ids, note: input.note ?? null })
    return {
      updated: await summarizeRequests(context.em, updated),
      rejected: await explainRest(context, actor, ids, updated),
    }
  }
}

async function findRecipient(
  { settings }: Context,
  actor: Administrator,
  id: string | null,
): Promise<StaffMember | null> {
  if (id === null) return null
  return id === actor.id ? actor : getStaffMember(settings, id, 'toId')
}

/** Of those that somebody else has meanwhile, or nobody may see. */
function explainRest(
  { em }: Context,
  viewer: Administrator,
  ids: string[],
  updated: LegalAidRequest[],
): Promise<BulkRequestResult['rejected']> {
  const done = new Set(updated.map(({ id }) => id))
  const rest = [...new Set(ids)].filter((id) => !done.has(id))
  return Promise.all(
    rest.map(async (id) => {
      const request = await findVisibleRequest(em, viewer, id)
      return { id, reference: request?.reference ?? null, reason: 'It is not theirs any more, or has ended' }
    }),
  )
}
