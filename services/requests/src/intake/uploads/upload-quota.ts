/**
 * How much may wait for a request: documents that belong to none yet, which are deleted after a day. Of one sender so
 * many that an interrupted applicant is not hindered; of all so many that the disk is not filled, the last quarter of
 * it for senders who have hardly anything there, so that nobody takes it all.
 */
import { Item, recordAttempt, type Settings, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { GraphQLError } from 'graphql'
import { computeBlindIndex, type EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { documentMessages } from '../attachments/document.rules.ts'

const megabyte = 1024 ** 2

export interface UploadQuota {
  /** Of one sender. */
  files: number
  /** Of one sender. */
  bytes: number
  bytesInAll: number
}

/** The quotas of the settings. */
export const readUploadQuota = ({ env }: Pick<Settings, 'env'>): UploadQuota => ({
  files: Number(env.UPLOAD_QUOTA_FILES || 20),
  bytes: Number(env.UPLOAD_QUOTA_MB || 100) * megabyte,
  bytesInAll: Number(env.UPLOAD_QUOTA_TOTAL_MB || 2048) * megabyte,
})

/** The part of the total that is there for senders who use little. */
const reservedShare = 0.25

/** A sender with less than this uses little: the documents that a request is likely to have. */
const littleUse = { files: 3, bytes: 20 * megabyte } as const

/** Too many documents wait: what else the applicant can do, for the file and for the whole. */
class UploadQuotaExceeded extends GraphQLError {
  constructor(code: 'RATE_LIMITED' | 'BUSY', message: string) {
    super(message, {
      extensions: { code, retryAfter: code === 'BUSY' ? 60 : 3600, fields: { file: message } },
    })
  }
}

interface NewUpload {
  /** The blind index of the sender's address; null where senders are not told apart. */
  sender: string | null
  /** In bytes; 0 before it is known. */
  size: number
  quota: UploadQuota
  /** The office's telephone number. */
  phone: string
}

/** Rejects an upload that is more than may wait for a request. */
export async function assertUploadQuota(em: EntityManager, upload: NewUpload): Promise<void> {
  const { sender, size, quota, phone } = upload
  const [used] = await em.execute<[{ inAll: string; bytes: string; files: string }]>(
    `select coalesce(sum(size), 0) as "inAll", coalesce(sum(size) filter (where sender = ?), 0) as bytes,
      count(*) filter (where sender = ?) as files from document where request_id is null`,
    [sender, sender],
  )
  const after = { files: Number(used.files) + 1, bytes: Number(used.bytes) + size }
  if (sender && (after.files > quota.files || after.bytes > quota.bytes))
    throw new UploadQuotaExceeded('RATE_LIMITED', documentMessages.quotaExceeded(phone))
  const usesLittle = !sender || (after.files <= littleUse.files && after.bytes <= littleUse.bytes)
  const available = usesLittle ? quota.bytesInAll : quota.bytesInAll * (1 - reservedShare)
  if (Number(used.inAll) + size > available)
    throw new UploadQuotaExceeded('BUSY', documentMessages.storeFull(phone))
}

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
