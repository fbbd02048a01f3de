/** What the applicant and the office write to each other about a request. */
import {
  assertRateLimit,
  Instant,
  InstantScalar,
  Item,
  maxListLength,
  Property,
  selectRows,
  Table,
  Text,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import type { DecryptedRequest } from '../legal-aid-requests/decrypted-request.ts'

/** The two who write. */
export type MessageSender = 'applicant' | 'office'

/** A message as it is stored: encrypted with its request's key, so that it is erased with it. */
@Table('request_message')
export class StoredMessage extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() sentAt!: Date
  @Text() sender!: MessageSender
  @Text() encrypted!: string
}

/** A message as it is read. */
@ObjectType('RequestMessage', { simpleResolvers: true })
export class RequestMessage {
  @Field(() => ID) id!: string
  @Field(() => InstantScalar) sentAt!: Date
  @Field(() => String) sender!: MessageSender
  @Field(() => String) text!: string
}

/** How much an applicant may write in a day: more than anybody reads. */
const limit = {
  max: 50,
  windowMs: 86_400_000,
  message: '50 messages are the most for one day. Write again tomorrow',
}
/** In milliseconds: the same text again within this time is a retry after a lost connection. */
const duplicateWindow = 600_000

/** Stores a message of the office, or of the demonstration. */
export function storeMessage(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
  { sender, text, sentAt = new Date() }: { sender: MessageSender; text: string; sentAt?: Date },
): void {
  const message = new StoredMessage()
  const encrypted = encryptWithKey(dataKey, getEncryptionContext(message), text)
  em.persist(Object.assign(message, { requestId: request.id, sentAt, sender, encrypted }))
}

/** Stores what the applicant writes, once; says whether it is new. `TooMany` from the 51st in a day on. */
export async function createApplicantMessage(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  text: string,
): Promise<boolean> {
  const [latest] = await selectMessages(em, decryptedRequest, 1)
  if (
    latest?.sender === 'applicant' &&
    latest.text === text &&
    latest.sentAt.getTime() > Date.now() - duplicateWindow
  ) {
    return false
  }
  const { id } = decryptedRequest.request
  const counted = { requestId: id, sender: 'applicant' as const }
  await assertRateLimit(em, StoredMessage, { where: counted, key: `messages of ${id}`, limit })
  storeMessage(em, decryptedRequest, { sender: 'applicant', text })
  return true
}

/** What was written about a request, oldest first; the latest of too many. */
export async function listMessages(em: EntityManager, owner: DecryptedRequest): Promise<RequestMessage[]> {
  return (await selectMessages(em, owner, maxListLength)).toReversed()
}

/** The latest so many, newest first. */
async function selectMessages(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
  count: number,
): Promise<RequestMessage[]> {
  const messages = await selectRows(
    em,
    StoredMessage,
    'where request_id = $1 order by sent_at desc, id desc limit $2',
    [request.id, count],
  )
  return messages.map(({ id, sentAt, sender, encrypted }) => ({
    id,
    sentAt,
    sender,
    text: decryptWithKey<string>(dataKey, getEncryptionContext({ id }), encrypted),
  }))
}

const getEncryptionContext = ({ id }: Pick<StoredMessage, 'id'>) => `message ${id}`
