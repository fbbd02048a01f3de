/** A request as an administrator reads it: everything that was told, sent and done. */
import { Activity, administratorsOnly, type Context } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { SeenConflicts, seenConflicts } from '../conflicts/seen-conflicts.ts'
import { ContactMessage } from '../contact-messages/contact-message.ts'
import { documentsOf } from '../documents/attach.ts'
import { RequestDocument } from '../documents/requestDocument.ts'
import { notesOn, RequestNote } from '../queue/note.ts'
import { messagesOf, RequestMessage } from '../request-messages/request-message.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'
import { headlines } from './headlines.ts'
import { movesFrom } from './legal-aid-request.moves.ts'
import { LegalAidRequest, personMarks, type Told } from './legal-aid-request.ts'
import { RequestMore } from './more.ts'

@ObjectType('OpenedRequest', { simpleResolvers: true })
export class OpenedRequest {
  @Field(() => LegalAidRequest) request!: LegalAidRequest
  /** The names in it; null where it was erased or cannot be opened. While it is shut, nothing of the rest is given. */
  @Field(() => SeenConflicts, { nullable: true }) conflicts?: SeenConflicts | null
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => String, { nullable: true }) description?: string
  @Field(() => String, { nullable: true }) income?: string
  @Field(() => String, { nullable: true }) householdSize?: string
  @Field(() => RequestMore, { nullable: true }) more?: RequestMore
  @Field(() => [RequestDocument]) documents!: RequestDocument[]
  @Field(() => [RequestMessage]) messages!: RequestMessage[]
  /** What the office noted for itself, oldest first. */
  @Field(() => [RequestNote]) notes!: RequestNote[]
  /** What was done about it, oldest first. */
  @Field(() => [Activity]) timeline!: Activity[]
  /** The same person's other requests. */
  @Field(() => [LegalAidRequest]) others!: LegalAidRequest[]
  /** The message that it was, where it came as one. */
  @Field(() => ContactMessage, { nullable: true }) fromMessage?: ContactMessage | null
  /** Where it may be moved from here. */
  @Field(() => [String]) moves!: string[]
}

/** Opens a request. Of one that was erased, is shut, or cannot be opened, there is what stands outside the seal. */
export async function openedRequest(
  em: EntityManager,
  context: Context,
  request: LegalAidRequest,
): Promise<OpenedRequest> {
  const keys = keysOf(context)
  const inside = await insideOf(em, context, request).catch((error: Error) => {
    context.log.error({ reference: request.reference, reason: error.message }, 'cannot be opened')
    return null
  })
  const { told, ...rest } = inside ?? { told: null, conflicts: null, ...nothing }
  const timeline = await em.find(Activity, { itemId: request.id }, { orderBy: { at: 'asc', id: 'asc' } })
  const others = told ? await othersOf(em, keys, request, told.email) : []
  const fromMessage = rest.conflicts?.isShut ? null : await messageOf(em, request)
  const { words: _, ...shown } = told ?? {}
  const [headline] = await headlines(em, [request])
  return {
    ...shown,
    ...rest,
    request: headline!,
    timeline,
    others,
    fromMessage,
    moves: [...movesFrom(request.status)],
  }
}

const nothing = { documents: [], messages: [], notes: [] }

async function insideOf(em: EntityManager, context: Context, request: LegalAidRequest) {
  if (request.erasedAt) return null
  const keys = keysOf(context)
  const conflicts = await seenConflicts(em, context, request, administratorsOnly(context))
  if (conflicts.isShut) return { told: null, conflicts, ...nothing }
  const dataKey = dataKeyOf(keys, request.id, request)
  return {
    conflicts,
    told: unseal<Told>(keys, request.id, request),
    documents: await documentsOf(em, keys, request),
    messages: await messagesOf(em, { id: request.id, dataKey }),
    notes: await notesOn(em, { id: request.id, dataKey }),
  }
}

// A message tells the story as well.
const messageOf = (em: EntityManager, { id }: LegalAidRequest) =>
  em.findOne(ContactMessage, { requestId: id }, { disableIdentityMap: true })

async function othersOf(em: EntityManager, keys: SealingKeys, { id }: LegalAidRequest, email: string) {
  const where = { person: { $in: personMarks(keys, email) }, id: { $ne: id } }
  return headlines(em, await em.find(LegalAidRequest, where, { orderBy: { receivedAt: 'desc', id: 'asc' } }))
}
