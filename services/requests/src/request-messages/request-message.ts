/** What the applicant and the office write to each other about a request. */
import { Instant, InstantScalar, Item, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { openUnder, sealUnder } from '../sealing.ts'
import { refuseTooMany } from '../throttle.ts'

/** The two who write. */
export type Writer = 'applicant' | 'office'

/** A message as it is stored: sealed under its request's key, so that it goes when that goes. */
@Table('request_message')
export class StoredMessage extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() at!: Date
  @Text() from!: Writer
  @Text() sealed!: string
}

/** A message as it is read. */
@ObjectType('RequestMessage', { simpleResolvers: true })
export class RequestMessage {
  @Field(() => ID) id!: string
  @Field(() => InstantScalar) at!: Date
  @Field(() => String) from!: Writer
  @Field(() => String) text!: string
}

/** A request whose key is at hand, not sealed. */
interface OpenRequest {
  id: string
  dataKey: Buffer
}

/** How much an applicant may write in a day: more than anybody reads. */
const limit = {
  most: 50,
  within: 86_400_000,
  words: '50 messages are the most for one day. Write again tomorrow',
}
/** What is sent twice within this time, with nothing between, was sent by a line that broke. */
const sentAgain = 600_000

/** Stores what the office writes, or the demonstration tells of. */
export function writeMessage(
  em: EntityManager,
  request: OpenRequest,
  { from, text, at = new Date() }: { from: Writer; text: string; at?: Date },
): void {
  const message = new StoredMessage()
  const sealed = sealUnder(request.dataKey, nameOf(message), text)
  em.persist(Object.assign(message, { requestId: request.id, at, from, sealed }))
}

/** Stores what the applicant writes, once; says whether it is new. `TooMany` from the 51st in a day on. */
export async function takeMessage(em: EntityManager, request: OpenRequest, text: string): Promise<boolean> {
  const latest = (await messagesOf(em, request)).at(-1)
  if (latest?.from === 'applicant' && latest.text === text && latest.at.getTime() > Date.now() - sentAgain) {
    return false
  }
  await refuseMore(em, request.id)
  writeMessage(em, request, { from: 'applicant', text })
  return true
}

/** Everything written about a request, oldest first. */
export async function messagesOf(em: EntityManager, { id, dataKey }: OpenRequest): Promise<RequestMessage[]> {
  const messages = await em.find(StoredMessage, { requestId: id }, { orderBy: { at: 'asc', id: 'asc' } })
  return messages.map((message) => ({
    id: message.id,
    at: message.at,
    from: message.from,
    text: openUnder<string>(dataKey, nameOf(message), message.sealed),
  }))
}

async function refuseMore(em: EntityManager, requestId: string) {
  const latest = await em.find(
    StoredMessage,
    { requestId, from: 'applicant', at: { $gt: new Date(Date.now() - limit.within) } },
    { orderBy: { at: 'desc' }, limit: limit.most },
  )
  refuseTooMany(
    latest.map(({ at }) => at),
    limit,
  )
}

const nameOf = ({ id }: StoredMessage) => `message ${id}`
