/** Statements of our own, with `$1`, `$2`… for their values: for what the ORM's query builder has no words. */
import type { EntityClass, EntityDTO, EntityManager, EntityMetadata, Kysely } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'

/** The rows of a statement, in the transaction of `em` if it has one. */
export async function queryRows<Row>(
  em: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const database = em.getTransactionContext<Kysely<unknown>>() ?? em.getConnection().getClient()
  const { rows } = await database.executeQuery(CompiledQuery.raw(text, [...values]))
  return rows as Row[]
}

/**
 * The rows of the table of an entity, as values of their own: what is changed in them is not stored. `rest` is what
 * follows the table. It sees what has been flushed and no more, while `em.find` flushes what it is about to read.
 */
export async function selectRows<T extends object>(
  em: EntityManager,
  type: EntityClass<T>,
  rest: string,
  values: readonly unknown[],
): Promise<EntityDTO<T>[]> {
  const meta = em.getMetadata().get(type) as EntityMetadata<T>
  const rows = await queryRows<never>(em, `select * from "${meta.tableName}" ${rest}`, values)
  return rows.map((row) => em.getDriver().mapResult<T>(row, meta) as EntityDTO<T>)
}
