/** A transaction that inserts many rows, as imports do. */
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'
import { longPendingList } from '../postgres/pending-lists.ts'
import { formatSettings } from '../postgres/service-timeouts.ts'

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
