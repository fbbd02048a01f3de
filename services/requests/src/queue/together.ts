/** The same act on many requests, each for itself: what one of them refuses does not hold up the others. */
import { administratorsOnly, type Context, Invalid, isUuid, NotFound, record } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { GraphQLError } from 'graphql'
import { Field, ID, ObjectType } from 'type-graphql'
import { headlines } from '../legal-aid-requests/headlines.ts'
import { LegalAidRequest, noun } from '../legal-aid-requests/legal-aid-request.ts'
import { CannotUnseal } from '../sealing.ts'

/** A request that stays as it was. */
@ObjectType('RefusedRequest', { simpleResolvers: true })
class RefusedRequest {
  @Field(() => ID) id!: string
  /** Null when there is none with that id. */
  @Field(() => String, { nullable: true }) reference!: string | null
  @Field(() => String) reason!: string
}

/** What came of an act on many requests. */
@ObjectType('RequestsTogether', { simpleResolvers: true })
export class RequestsTogether {
  @Field(() => [LegalAidRequest]) done!: LegalAidRequest[]
  @Field(() => [RefusedRequest]) refused!: RefusedRequest[]
}

/** Does something to a request that nobody else changes meanwhile, and says how the audit calls it. */
type Act = (em: EntityManager, request: LegalAidRequest) => string | Promise<string>

const mostAtOnce = 100

/** Each in a transaction of its own, with its line in the audit. `Invalid` when there are too many. */
export async function together(context: Context, ids: string[], act: Act): Promise<RequestsTogether> {
  if (ids.length > mostAtOnce) throw new Invalid({ ids: `Choose ${mostAtOnce} or fewer at once` })
  const done: LegalAidRequest[] = []
  const refused: RefusedRequest[] = []
  for (const id of new Set(ids)) {
    try {
      done.push(await alone(context, id, act))
    } catch (error) {
      const reason = reasonOf(error)
      const request = isUuid(id) ? await context.em.findOne(LegalAidRequest, { id }) : null
      refused.push({ id, reference: request?.reference ?? null, reason })
    }
  }
  return { done: await headlines(context.em, done), refused }
}

/** The act on one request; `NotFound` where there is none. */
export function alone(context: Context, id: string, act: Act): Promise<LegalAidRequest> {
  const { name: who } = administratorsOnly(context)
  return context.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const request = isUuid(id) ? await em.findOne(LegalAidRequest, { id }, { lockMode }) : null
    if (!request) throw new NotFound(noun, id)
    const action = await act(em, request)
    record(em, { who, action, noun, itemId: id, title: request.reference })
    return request
  })
}

/** What we refuse ourselves is told; anything else is a fault, and ends all of it. */
function reasonOf(error: unknown): string {
  if (error instanceof CannotUnseal) return 'It cannot be opened'
  if (!(error instanceof GraphQLError)) throw error
  const fields = (error.extensions.fields ?? {}) as Record<string, string>
  return Object.values(fields)[0] ?? error.message
}
