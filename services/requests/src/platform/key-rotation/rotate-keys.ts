/**
 * Rotates the encryption key: data keys that an earlier one wraps are wrapped with the current one. What the data keys
 * encrypt stays as it is, so that a thousand stories take no longer than a thousand names. Every batch is a
 * transaction: a rotation that is killed leaves rows under both keys, and the next one goes on.
 */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type EncryptedRow, type EncryptedType, underOtherKeys } from '../encryption/encrypted-type.ts'
import {
  DecryptionError,
  decryptWithKey,
  type EncryptionKeys,
  unwrapDataKey,
  wrapDataKey,
} from '../encryption/encryption.ts'

const batchSize = 200

/** How many rows were changed, and which stay as they are because none of the keys decrypts them. */
export interface RotationResult {
  rotatedCount: number
  undecryptable: string[]
}

/** Wraps the data keys of all rows of these types with the first of the keys. */
export async function rotateKeys(
  em: EntityManager,
  keys: EncryptionKeys,
  types: readonly EncryptedType[],
): Promise<RotationResult> {
  const result: RotationResult = { rotatedCount: 0, undecryptable: [] }
  for (const type of types) {
    let last: string | undefined
    do last = await rotateBatch(em.fork(), keys, type, result, last)
    while (last)
  }
  return result
}

/** Rotates the next batch after `last`; the id of its last row, none when there were no more. */
function rotateBatch(
  em: EntityManager,
  keys: EncryptionKeys,
  type: EncryptedType,
  result: RotationResult,
  last?: string,
): Promise<string | undefined> {
  return em.transactional(async (transaction) => {
    const rows = await transaction.find(
      type.Type,
      { ...underOtherKeys([keys[0]]), ...(last && { id: { $gt: last } }) },
      { orderBy: { id: 'asc' }, limit: batchSize, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    for (const row of rows) {
      if (await rotateRow(transaction, keys, type, row)) result.rotatedCount += 1
      else result.undecryptable.push(row.reference ?? row.id)
    }
    return rows.at(-1)?.id
  })
}

async function rotateRow(
  em: EntityManager,
  keys: EncryptionKeys,
  { computeIndexes, recomputeOtherIndexes }: EncryptedType,
  row: EncryptedRow,
): Promise<boolean> {
  try {
    const plain = unwrapDataKey(keys, row.id, row)
    const indexes = computeIndexes?.(keys, row, decryptWithKey(plain, row.id, row.encrypted))
    Object.assign(row, wrapDataKey(keys, row.id, plain), indexes)
    await recomputeOtherIndexes?.(em, keys, row)
    return true
  } catch (error) {
    if (error instanceof DecryptionError) return false
    throw error
  }
}

const maxListed = 10

/** The result of a rotation, in words. */
export function formatRotationReport({ rotatedCount, undecryptable }: RotationResult): string {
  const done =
    rotatedCount === 0
      ? 'Nothing lay under an earlier key.'
      : `${rotatedCount} ${rotatedCount === 1 ? 'row lies' : 'rows lie'} under the new key.`
  if (undecryptable.length === 0) return done
  const named =
    undecryptable.length > maxListed
      ? `${undecryptable.slice(0, maxListed).join(', ')} and others`
      : undecryptable.join(', ')
  return `${done} ${undecryptable.length} could not be opened and stay as they are: ${named}. Keep the earlier keys, and bring back the one that is missing.`
}
