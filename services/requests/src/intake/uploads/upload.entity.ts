/** How often one address sends documents: forty within the hour, which is eight requests with all of theirs. */
import { Item, recordAttempt, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { computeBlindIndex, type EncryptionKeys } from '../../platform/encryption/encryption.ts'

/** One attempt to upload a document; its sender is a blind index. */
@Table('upload')
export class Upload extends Item {
  @Text({ isIndexed: true }) sender!: string
}

const limit = {
  max: 40,
  windowMs: 3_600_000,
  message: 'Many files came from your connection within the hour.',
}

/** The blind index of a sender's address. */
export const computeSenderIndex = (keys: EncryptionKeys, address: string): string =>
  computeBlindIndex(keys, `upload from ${address}`)

/** Counts an attempt before any of it is read; `TooMany` when there were too many within the hour. */
export function countUpload(em: EntityManager, sender: string): Promise<void> {
  return recordAttempt(em, Object.assign(new Upload(), { sender }), [
    { where: { sender }, key: sender, limit },
  ])
}
