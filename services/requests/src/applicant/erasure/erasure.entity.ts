/** The list of requests that were erased: read when a backup from before is restored, so that they are erased again. */
import { Instant, PrimaryKey, Table } from '@access/service-kit'

/** Nothing but the request's id and times: it stays for good. */
@Table('erasure')
export class Erasure {
  /** The request's. */
  @PrimaryKey({ type: 'uuid' }) id!: string
  @Instant() erasedAt!: Date
  /** When the last copy of its key was gone from the database's files (`purge-erased-keys.ts`). */
  @Instant({ isOptional: true, isIndexed: true }) keyPurgedAt: Date | null = null
}

/** A request that was erased. */
export type ErasedRequest = Pick<Erasure, 'id' | 'erasedAt'>
