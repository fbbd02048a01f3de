/** A table whose rows are encrypted with the service's own key, each by a data key of its own. */
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'
import type { EncryptionKeys, WrappedKey } from './encryption.ts'

/** What encryption needs of a row. */
export interface EncryptedRow extends WrappedKey {
  id: string
  encrypted: string
  reference?: string | null
}

export interface EncryptedType {
  Type: EntityClass<EncryptedRow>
  /** The blind indexes of a row, by what is encrypted in it. */
  computeIndexes?(keys: EncryptionKeys, row: EncryptedRow, payload: unknown): object
  /** Rebuilds the blind indexes of other rows that are encrypted with this one's key; it has its new one already. */
  recomputeOtherIndexes?(em: EntityManager, keys: EncryptionKeys, row: EncryptedRow): Promise<void>
}

/** What was sent, or erased, is encrypted with no key. */
const noKey = ''

/** The rows that are encrypted with none of these keys. */
export const underOtherKeys = (keys: readonly { id: string }[]) => ({
  keyId: { $nin: [...keys.map(({ id }) => id), noKey] },
})
