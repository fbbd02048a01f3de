/** For work that may take longer than a request: migrations, jobs, commands, imports. */
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'
import type pg from 'pg'
import { formatSettings, longPendingList, longTimeouts } from '../postgres/connection-settings.ts'

/** The options of a pool whose connections may take ten minutes for a statement. */
export const longStatements = {
  onConnect: async (client: pg.ClientBase): Promise<void> => {
    await client.query(formatSettings('set', longTimeouts))
  },
}

/** The rest of this transaction may take ten minutes for a statement, and wait a minute for a lock. */
export const allowLongTransaction = (transaction: EntityManager) =>
  transaction.execute(formatSettings('set local', { ...longTimeouts, lock_timeout: '1min' }))

/** Does the work with long pending lists, and leaves none in the search indexes of the table: neither searches nor the next save pay for it. */
export async function insertMany<T>(
  transaction: EntityManager,
  type: EntityClass<object>,
  work: () => Promise<T>,
): Promise<T> {
  await transaction.execute(formatSettings('set local', longPendingList))
  const result = await work()
  await transaction.execute(
    `select gin_clean_pending_list(indexrelid) from pg_index
     join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     where indrelid = ?::regclass and amname = 'gin'`,
    [`"${transaction.getMetadata().get(type).tableName}"`],
  )
  return result
}
