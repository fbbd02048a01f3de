/** Notes of the office about a request: no applicant ever reads them. */
import { Instant, Item, maxListLength, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { z } from 'zod'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import { requiredText } from '../../platform/text/text.rules.ts'

/** In characters. */
export const limits = { note: 5000 } as const

/** One note, as it is written. */
export const requestNote = z.strictObject({ text: requiredText('Your note', limits.note, 'Enter your note') })

/** Encrypted with its request's key, so that it is erased with it. */
@Table('request_note')
@ObjectType('RequestNote', { simpleResolvers: true })
export class RequestNote extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() writtenAt!: Date
  /** The administrator's name. */
  @Text() author!: string
  @Text({ isHidden: true }) encrypted!: string
  @Field(() => String) text?: string
}

/** Stored with whatever else this `em` is about to flush. */
export function addNote(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
  { author, text, writtenAt = new Date() }: { author: string; text: string; writtenAt?: Date },
): void {
  const note = new RequestNote()
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
    RequestNote,
    { requestId: request.id },
    { orderBy: { writtenAt: 'desc', id: 'desc' }, limit: maxListLength },
  )
  return notes.toReversed().map((note) => {
    const text = decryptWithKey<string>(dataKey, getAssociatedData(note), note.encrypted)
    return Object.assign(note, { text })
  })
}

const getAssociatedData = ({ id }: RequestNote) => `note ${id}`
