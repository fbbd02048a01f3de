/** The unique indexes of a type, as the database declares them. */
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import type { ClassType } from 'type-graphql'
import { getInputColumns } from '../../columns/input-type.ts'
import { listRows } from '../../database/list-rows.ts'
import type { ManagedItem } from '../managed-item.entity.ts'
import { formatCell } from './file-format/cells.ts'

export interface UniqueIndex {
  /** The fields that are unique together. */
  fields: string[]
  /** The key of these values as one text; null where the index does not apply. */
  getKey(values: Record<string, unknown>): string | null
  /** The id of the stored item for each key of these values. */
  findOwners(em: EntityManager, values: Record<string, unknown>[]): Promise<Map<string, string>>
}

const uniqueIndexQuery = `
  select i.indnullsnotdistinct as "nullsAreSame", array_agg(a.attname::text order by k.place) as "columns"
  from pg_index i
  cross join unnest(i.indkey::int2[]) with ordinality k(attnum, place)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = ?::regclass and i.indisunique and not i.indisprimary
    and i.indexprs is null and i.indpred is null
  group by i.indexrelid, i.indnullsnotdistinct`

/** The unique indexes of a type; what the database gives alone is unique without help. */
export async function listUniqueIndexes(
  em: EntityManager,
  Type: ClassType<ManagedItem>,
): Promise<UniqueIndex[]> {
  const { tableName, props } = em.getMetadata().get(Type)
  const rows: { nullsAreSame: boolean; columns: string[] }[] = await em.execute(uniqueIndexQuery, [
    `"${tableName}"`,
  ])
  const getFieldName = (column: string) =>
    props.find(({ fieldNames }) => fieldNames?.[0] === column)?.name ?? ''
  const inputNames = getInputColumns(Type).map(({ name }) => name)
  return rows
    .map(({ nullsAreSame, columns }) => createUniqueIndex(Type, columns.map(getFieldName), nullsAreSame))
    .filter(({ fields }) => fields.some((field) => inputNames.includes(field)))
}

function createUniqueIndex(
  Type: ClassType<ManagedItem>,
  fields: string[],
  nullsAreSame: boolean,
): UniqueIndex {
  const columns = getInputColumns(Type).filter(({ name }) => fields.includes(name))

  function getKey(values: object): string | null {
    const cells = columns.map((column) => formatCell(column, Reflect.get(values, column.name)))
    return cells.includes('') && !nullsAreSame ? null : JSON.stringify(cells)
  }

  async function findOwners(em: EntityManager, values: Record<string, unknown>[]) {
    const candidates = values.filter((one) => getKey(one) !== null)
    if (candidates.length === 0) return new Map<string, string>()
    const where = {
      $and: columns.map(({ name }) => buildAnyOfCondition(name, candidates)),
    } as FilterQuery<ManagedItem>
    const rows = await listRows(em, Type, { where, columns: ['id', ...fields] })
    return new Map(rows.map((row) => [getKey(row)!, row.id]))
  }

  return { fields, getKey, findOwners }
}

function buildAnyOfCondition(name: string, values: Record<string, unknown>[]) {
  const columnValues = values.map((one) => one[name] ?? null)
  const anyOf = { [name]: { $in: [...new Set(columnValues.filter((value) => value !== null))] } }
  return columnValues.includes(null) ? { $or: [anyOf, { [name]: null }] } : anyOf
}
