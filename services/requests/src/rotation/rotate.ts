/**
 * Changes the sealing key: what lies under an earlier one is put under that of today. Only the rows' own keys are
 * sealed anew, so that a thousand stories take no longer than a thousand names. Every batch is whole or not at all:
 * a rotation that is killed leaves rows under both keys, and the next one goes on.
 */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type SealedRow, type SealedType, sealedTypes, underOther } from '../sealedTypes.ts'
import { CannotUnseal, dataKeyOf, openUnder, type SealingKeys, sealedKey } from '../sealing.ts'

const atOnce = 200

/** What came of it: how many rows were changed, and which stay under an earlier key, because it does not open them. */
export interface Rotated {
  changed: number
  shut: string[]
}

/** Puts everything under the first of the keys. */
export async function rotate(em: EntityManager, keys: SealingKeys): Promise<Rotated> {
  const rotated: Rotated = { changed: 0, shut: [] }
  for (const type of sealedTypes) {
    let last: string | undefined
    do last = await rotateBatch(em.fork(), keys, type, rotated, last)
    while (last)
  }
  return rotated
}

/** Changes the next batch after `last`; the id of its last row, none when there were no more. */
function rotateBatch(
  em: EntityManager,
  keys: SealingKeys,
  type: SealedType,
  rotated: Rotated,
  last?: string,
): Promise<string | undefined> {
  return em.transactional(async (own) => {
    const rows = await own.find(
      type.Type,
      { ...underOther([keys[0]]), ...(last && { id: { $gt: last } }) },
      { orderBy: { id: 'asc' }, limit: atOnce, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    for (const row of rows) {
      if (await changed(own, keys, type, row)) rotated.changed += 1
      else rotated.shut.push(row.reference ?? row.id)
    }
    return rows.at(-1)?.id
  })
}

async function changed(
  em: EntityManager,
  keys: SealingKeys,
  { marksOf, markOthers }: SealedType,
  row: SealedRow,
): Promise<boolean> {
  try {
    const plain = dataKeyOf(keys, row.id, row)
    const marks = marksOf?.(keys, row as never, openUnder(plain, row.id, row.sealed) as never)
    Object.assign(row, sealedKey(keys, row.id, plain), marks)
    await markOthers?.(em, keys, row as never)
    return true
  } catch (error) {
    if (error instanceof CannotUnseal) return false
    throw error
  }
}
