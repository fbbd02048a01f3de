/** Notes of the office about a request: no applicant ever reads them. */
import { Instant, InstantScalar, Item, maxListLength, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'

/** A note as it is stored: encrypted with its request's key, so that it is erased with it. */
@Table('request_note')
export class StoredNote extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() writtenAt!: Date
  /** The administrator's name. */
  @Text() author!: string
  @Text() encrypted!: string
}

/** A note as the office reads it. */
@ObjectType('RequestNote', { simpleResolvers: true })
export class RequestNote {
  @Field(() => ID) id!: string
  @Field(() => InstantScalar) writtenAt!: Date
  @Field(() => String) author!: string
  @Field(() => String) text!: string
}

/** Stored with whatever else this `em` is about to flush. */
export function addNote(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
  { author, text, writtenAt = new Date() }: { author: string; text: string; writtenAt?: Date },
): void {
  const note = new StoredNote()
  em.persist(
    Object.assign(note, {
      requestId: request.id,
      writtenAt,
      author,
      encrypted: encryptWithKey(dataKey, getAssociatedData(note), text),
    }),
  )
}

/** The notes on a request, oldest first; the latest of too many. */
export async function listNotes(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
): Promise<RequestNote[]> {
  const notes = await em.find(
    StoredNote,
    { requestId: request.id },
    { orderBy: { writtenAt: 'desc', id: 'desc' }, limit: maxListLength },
  )
  return notes.toReversed().map((note) => ({
    id: note.id,
    writtenAt: note.writtenAt,
    author: note.author,
    text: decryptWithKey<string>(dataKey, getAssociatedData(note), note.encrypted),
  }))
}

const getAssociatedData = ({ id }: StoredNote) => `note ${id}`
