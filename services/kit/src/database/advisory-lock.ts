/** Locks by name in the database. Services share it, so each name is that of one schema. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { queryRows } from './query-rows.ts'

/** The number of a lock in SQL, where `name` is an expression for its name. */
export const lockKey = (name: string): string => `hashtextextended(current_schema() || ' ' || ${name}, 0)`

/** Until this transaction ends, others that ask for the same name wait. */
export async function acquireAdvisoryLock(em: EntityManager, name: string): Promise<void> {
  await queryRows(em, `select pg_advisory_xact_lock(${lockKey('$1')})`, [name])
}
