/** Recovery codes: ten for anyone who loses their second factor, each good once. Only their hashes are stored. */
import { createHash } from 'node:crypto'
import { Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { generateGroups } from '../administrators/passwords.ts'

@Table('recovery_code')
export class RecoveryCode extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text({ isUnique: true }) codeHash!: string
}

const codeCount = 10

/** 118 bits, so that a fast hash is enough (OWASP ASVS 5.0, 6.5.2: from 112 on). */
const generateCode = () => generateGroups(6)

const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')

/** Ten new codes in place of all others; returned this once. */
export async function replaceRecoveryCodes(em: EntityManager, administrator: string): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, { administrator })
  const codes = Array.from({ length: codeCount }, generateCode)
  for (const code of codes)
    em.persist(Object.assign(new RecoveryCode(), { administrator, codeHash: hashCode(code) }))
  return codes
}

/** Whether it is one of the account's codes, which is used up by this. */
export const consumeRecoveryCode = async (em: EntityManager, administrator: string, code: string) =>
  (await em.fork().nativeDelete(RecoveryCode, { administrator, codeHash: hashCode(code) })) > 0

export const countRecoveryCodes = (em: EntityManager, administrator: string) =>
  em.count(RecoveryCode, { administrator })
