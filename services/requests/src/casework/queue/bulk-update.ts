/** Bulk updates: each request by itself, so that one that is rejected does not hold up the others. */
import { type Context, Invalid, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { GraphQLError } from 'graphql'
import { Field, ID, ObjectType } from 'type-graphql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { DecryptionError } from '../../platform/encryption/encryption.ts'
import { findVisibleRequest, lockVisibleRequest } from '../access/legal-aid-request.policy.ts'
import { summarizeRequests } from '../requests/request-summaries.ts'

/** A request that was not updated. */
@ObjectType('RejectedRequest', { simpleResolvers: true })
class RejectedRequest {
  @Field(() => ID) id!: string
  /** Null when there is none with that id, or none that the caller may see. */
  @Field(() => String, { nullable: true }) reference!: string | null
  @Field(() => String) reason!: string
}

/** The result of a bulk update. */
@ObjectType('BulkRequestResult', { simpleResolvers: true })
export class BulkRequestResult {
  @Field(() => [LegalAidRequest]) updated!: LegalAidRequest[]
  @Field(() => [RejectedRequest]) rejected!: RejectedRequest[]
}

/** Updates a locked request, and returns the action for the audit. */
type RequestUpdate = (em: EntityManager, request: LegalAidRequest) => string | Promise<string>

const maxBulkSize = 100

/** Each in a transaction of its own, with its line in the audit. `Invalid` when there are too many. */
export async function updateRequestsInBulk(
  context: Context,
  ids: string[],
  update: RequestUpdate,
): Promise<BulkRequestResult> {
  if (ids.length > maxBulkSize) throw new Invalid({ ids: `Choose ${maxBulkSize} or fewer at once` })
  const updated: LegalAidRequest[] = []
  const rejected: RejectedRequest[] = []
  for (const id of new Set(ids)) {
    try {
      updated.push(await updateSingleRequest(context, id, update))
    } catch (error) {
      const reason = getErrorReason(error)
      const request = await findVisibleRequest(context.em, requireAdministrator(context), id)
      rejected.push({ id, reference: request?.reference ?? null, reason })
    }
  }
  return { updated: await summarizeRequests(context.em, updated), rejected }
}

/** Updates one request; `NotFound` where there is none that the caller may see. */
export function updateSingleRequest(
  context: Context,
  id: string,
  update: RequestUpdate,
): Promise<LegalAidRequest> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const request = await lockVisibleRequest(em, actor, id)
    const action = await update(em, request)
    recordRequestEvent(em, request, actor, action)
    return request
  })
}

/** Errors of our own are reported for their request; anything else is a fault, and ends all of it. */
function getErrorReason(error: unknown): string {
  if (error instanceof DecryptionError) return 'It cannot be opened'
  if (!(error instanceof GraphQLError)) throw error
  const fields = (error.extensions.fields ?? {}) as Record<string, string>
  return Object.values(fields)[0] ?? error.message
}
