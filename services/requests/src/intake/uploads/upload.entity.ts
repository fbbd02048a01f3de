/** How often one address sends documents: forty within the hour, which is eight requests with all of theirs. */
import { Table } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { computeBlindIndex, type EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { Attempt, recordAttempt } from '../../platform/rate-limits/rate-limit.ts'

/** One attempt to upload a document. */
@Table('upload')
export class Upload extends Attempt {}

const limit = {
  max: 40,
  windowMs: 3_600_000,
  message: 'Many files came from your connection within the hour.',
}

/** Counts an attempt before any of it is read; `TooMany` when there were too many within the hour. */
export const countUpload = (em: EntityManager, keys: EncryptionKeys, address: string): Promise<void> =>
  recordAttempt(em, Upload, computeBlindIndex(keys, `upload from ${address}`), limit)
