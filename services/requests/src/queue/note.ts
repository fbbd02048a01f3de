/** What the office writes down about a request for itself: no applicant ever reads it. */
import { Instant, InstantScalar, Item, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { openUnder, sealUnder } from '../sealing.ts'

/** A note as it is stored: sealed under its request's key, so that it goes when that goes. */
@Table('request_note')
export class StoredNote extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() at!: Date
  /** The administrator's name. */
  @Text() who!: string
  @Text() sealed!: string
}

/** A note as the office reads it. */
@ObjectType('RequestNote', { simpleResolvers: true })
export class RequestNote {
  @Field(() => ID) id!: string
  @Field(() => InstantScalar) at!: Date
  @Field(() => String) who!: string
  @Field(() => String) text!: string
}

/** A request whose key is at hand, not sealed. */
interface OpenRequest {
  id: string
  dataKey: Buffer
}

/** Writes it down with whatever else this `em` is about to flush. */
export function writeDown(
  em: EntityManager,
  { id: requestId, dataKey }: OpenRequest,
  { who, text, at = new Date() }: { who: string; text: string; at?: Date },
): void {
  const note = new StoredNote()
  em.persist(Object.assign(note, { requestId, at, who, sealed: sealUnder(dataKey, nameOf(note), text) }))
}

/** All notes on a request, oldest first. */
export async function notesOn(em: EntityManager, { id, dataKey }: OpenRequest): Promise<RequestNote[]> {
  const notes = await em.find(StoredNote, { requestId: id }, { orderBy: { at: 'asc', id: 'asc' } })
  return notes.map((note) => ({
    id: note.id,
    at: note.at,
    who: note.who,
    text: openUnder<string>(dataKey, nameOf(note), note.sealed),
  }))
}

const nameOf = ({ id }: StoredNote) => `note ${id}`
