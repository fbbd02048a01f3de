/** Hands requests over: one's own, or, with the permission to assign, those of a colleague. */
import {
  type Administrator,
  Authorized,
  type Context,
  Invalid,
  isUuid,
  maxListLength,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { openStatuses } from '../../intake/status-history/status.rules.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { DecryptionError } from '../../platform/encryption/encryption.ts'
import { optionalIfBlank, requiredText } from '../../platform/text/text.rules.ts'
import {
  assertMayHandOver,
  findVisibleRequest,
  getVisibleFilter,
  type Viewer,
} from '../access/legal-aid-request.policy.ts'
import { addNote, limits as noteLimits } from '../notes/request-note.entity.ts'
import { notifyAssignee } from '../notifications/notify-assignee.ts'
import { setAssignee } from '../queue/assignment.ts'
import { BulkRequestResult } from '../queue/bulk-update.ts'
import { queueOrder } from '../queue/queue-columns.ts'
import { summarizeRequests } from '../requests/request-summaries.ts'
import { getStaffMember, type StaffMember } from '../staff/staff-member.ts'
import { recordFinalChange } from '../undo/undoable-change.ts'
import { sendHandOverEmail } from './hand-over-emails.ts'

/** The note to the colleague becomes a note of each request; one that is blank is none. */
const handOverNote = z.strictObject({
  note: optionalIfBlank(requiredText('The note', noteLimits.note, 'Enter a note')),
})

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
    const requests = await context.em.find(LegalAidRequest, getOpenFilter(viewer, assigneeId), {
      orderBy: [...queueOrder, { id: 'asc' }],
      limit: maxListLength,
    })
    return summarizeRequests(context.em, requests)
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
    const to = toId == null ? null : await getStaffMember(context, toId, 'toId')
    const updated = await moveOpenRequests(context, { fromId, to, ids, note: input.note ?? null })
    return {
      updated: await summarizeRequests(context.em, updated),
      rejected: await explainRest(context, actor, ids, updated),
    }
  }
}

/** Why the other requests were not handed over. */
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

interface HandOver {
  fromId: string
  /** Null for the queue. */
  to: StaffMember | null
  ids: readonly string[]
  note: string | null
}

/** Hands over those that are still theirs and open; the requests that it moved. The colleague hears of it once. */
function moveOpenRequests(context: Context, { fromId, to, ids, note }: HandOver): Promise<LegalAidRequest[]> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const requests = await em.find(
      LegalAidRequest,
      { $and: [{ id: { $in: ids.filter(isUuid) } }, getOpenFilter(actor, fromId)] },
      // In one order, so that two who hand over the same ones wait for each other only once.
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    for (const request of requests) {
      setAssignee(request, to, actor.id)
      recordFinalChange(request)
      if (to) await notifyAssignee(em, request, 'assigned', actor, { hasEmail: true })
      if (note) writeNote(context, em, request, { author: actor.name, text: note })
      recordRequestEvent(em, request, actor, to ? `handed over to ${to.name}` : 'handed back to the queue')
    }
    if (to && to.id !== actor.id && requests.length > 0)
      await sendHandOverEmail({ ...context, em }, to, { requests, staffName: actor.name })
    return requests
  })
}

const getOpenFilter = (viewer: Viewer, assigneeId: string) => ({
  $and: [{ assigneeId, status: { $in: [...openStatuses] } }, getVisibleFilter(viewer)],
})

/** One that nobody can decrypt is handed over all the same: there is nothing in it to note. */
function writeNote(
  context: Context,
  em: EntityManager,
  request: LegalAidRequest,
  note: { author: string; text: string },
) {
  try {
    addNote(em, new DecryptedRequest(getEncryptionKeys(context), request), note)
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    context.log.error({ reference: request.reference }, 'cannot be opened')
  }
}
