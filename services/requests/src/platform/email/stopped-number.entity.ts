/** Numbers that have replied STOP: nothing is texted to them, whoever asks for it, until they send START. */
import { acquireAdvisoryLock, Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { computeBlindIndexes, type EncryptionKeys, encryptValue } from '../encryption/encryption.ts'

@Table('stopped_number')
export class StoppedNumber extends Item {
  /** The blind index of the number. */
  @Text({ isUnique: true }) numberHash!: string
  @Text() encrypted!: string
  @Text() dataKey!: string
  @Text() keyId!: string
}

/** Encrypted, so that its blind index can be computed with another key. */
export interface StoppedNumberPayload {
  number: string
}

export const computeNumberHashes = (keys: EncryptionKeys, number: string) =>
  computeBlindIndexes(keys, `texts to ${number}`)

export const isNumberStopped = async (em: EntityManager, keys: EncryptionKeys, number: string) =>
  (await em.count(StoppedNumber, { numberHash: { $in: computeNumberHashes(keys, number) } })) > 0

/** Until this transaction ends, a STOP or START of the number waits. */
export const lockNumber = (em: EntityManager, keys: EncryptionKeys, number: string) =>
  acquireAdvisoryLock(em, computeNumberHashes(keys, number)[0]!)

export async function setNumberStopped(
  em: EntityManager,
  keys: EncryptionKeys,
  { number, isStopped }: StoppedNumberPayload & { isStopped: boolean },
): Promise<void> {
  await lockNumber(em, keys, number)
  const hashes = computeNumberHashes(keys, number)
  await em.nativeDelete(StoppedNumber, { numberHash: { $in: hashes } })
  if (!isStopped) return
  const stopped = new StoppedNumber()
  em.persist(Object.assign(stopped, { numberHash: hashes[0]! }, encryptValue(keys, stopped.id, { number })))
}
