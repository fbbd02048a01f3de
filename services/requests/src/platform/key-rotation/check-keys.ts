/** Whether keys, typed from a recovery sheet, open what is stored. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { type EncryptedType, underOtherKeys } from '../encryption/encrypted-type.ts'
import { DecryptionError, type EncryptionKeys, unwrapDataKey } from '../encryption/encryption.ts'

const batchSize = 500

/** How many encrypted rows there are, and how many of them these keys open. */
export interface KeyCheckResult {
  rowCount: number
  decryptableCount: number
}

/** Unwraps the data key of every row, and decrypts nothing with it. */
export async function checkKeys(
  em: EntityManager,
  keys: EncryptionKeys,
  types: readonly EncryptedType[],
): Promise<KeyCheckResult> {
  const result: KeyCheckResult = { rowCount: 0, decryptableCount: 0 }
  for (const { Type } of types) {
    for (let last: string | undefined; ; ) {
      const rows = await em.fork().find(
        Type,
        // Sent or erased, a row is encrypted with no key at all.
        { ...underOtherKeys([]), ...(last && { id: { $gt: last } }) },
        { orderBy: { id: 'asc' }, limit: batchSize, fields: ['id', 'dataKey', 'keyId'] },
      )
      result.rowCount += rows.length
      result.decryptableCount += rows.filter((row) => isUnwrappable(keys, row)).length
      last = rows.at(-1)?.id
      if (rows.length < batchSize) break
    }
  }
  return result
}

function isUnwrappable(keys: EncryptionKeys, row: { id: string; dataKey: string; keyId: string }): boolean {
  try {
    return unwrapDataKey(keys, row.id, row).length > 0
  } catch (error) {
    if (error instanceof DecryptionError) return false
    throw error
  }
}
