/** What no two items of a type may have the same: asked of the database, which is who refuses it. */
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import type { ClassType } from 'type-graphql'
import { inputColumnsOf } from '../../columns/inputOf.ts'
import { rowsOf } from '../../database/rows.ts'
import type { ManagedItem } from '../managedItem.ts'
import { inCell } from './cells.ts'

export interface Unique {
  /** The fields that together are one item's alone. */
  fields: string[]
  /** What the values have of these fields, as one text; null where they need not differ from anything. */
  keyOf(values: Record<string, unknown>): string | null
  /** The id of the stored item under each of the keys of these values. */
  holders(em: EntityManager, values: Record<string, unknown>[]): Promise<Map<string, string>>
}

const indexes = `
  select i.indnullsnotdistinct as "nullsAreSame", array_agg(a.attname::text order by k.place) as "columns"
  from pg_index i
  cross join unnest(i.indkey::int2[]) with ordinality k(attnum, place)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = ?::regclass and i.indisunique and not i.indisprimary
    and i.indexprs is null and i.indpred is null
  group by i.indexrelid, i.indnullsnotdistinct`

/** All of them for a type. */
export async function uniquesOf(em: EntityManager, Type: ClassType<ManagedItem>): Promise<Unique[]> {
  const { tableName, props } = em.getMetadata().get(Type)
  const found: { nullsAreSame: boolean; columns: string[] }[] = await em.execute(indexes, [`"${tableName}"`])
  const nameOf = (column: string) => props.find(({ fieldNames }) => fieldNames?.[0] === column)?.name ?? ''
  return found.map(({ nullsAreSame, columns }) => uniqueOf(Type, columns.map(nameOf), nullsAreSame))
}

function uniqueOf(Type: ClassType<ManagedItem>, fields: string[], nullsAreSame: boolean): Unique {
  const columns = inputColumnsOf(Type).filter(({ name }) => fields.includes(name))

  function keyOf(values: Record<string, unknown>): string | null {
    const cells = columns.map((column) => inCell(column, values[column.name]))
    return cells.includes('') && !nullsAreSame ? null : JSON.stringify(cells)
  }

  async function holders(em: EntityManager, values: Record<string, unknown>[]) {
    const asked = values.filter((one) => keyOf(one) !== null)
    if (asked.length === 0) return new Map<string, string>()
    const where = { $and: columns.map(({ name }) => oneOf(name, asked)) } as FilterQuery<ManagedItem>
    const rows = await rowsOf(em, Type, { where, columns: ['id', ...fields] })
    return new Map(rows.map((row) => [keyOf(row as never)!, row.id]))
  }

  return { fields, keyOf, holders }
}

function oneOf(name: string, values: Record<string, unknown>[]) {
  const given = values.map((one) => one[name] ?? null)
  const some = { [name]: { $in: [...new Set(given.filter((value) => value !== null))] } }
  return given.includes(null) ? { $or: [some, { [name]: null }] } : some
}
