/** The items of a list as a file, in pieces, so that thousands of long ones never are in memory together. */
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import { inputColumnsOf, valuesOf } from '../../columns/inputOf.ts'
import { asCsv, asRecord } from '../../csv.ts'
import { rowsOf } from '../../database/rows.ts'
import type { ManagedItem } from '../managedItem.ts'
import { inCell } from './cells.ts'
import type { Transferred } from './transferred.ts'

type Pieces = AsyncGenerator<string>

export const formats = ['csv', 'json'] as const
export type Format = (typeof formats)[number]

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const atOnce = 50

/** The file with these items, in this order; who has been deleted meanwhile is left out. */
export function fileOf(em: EntityManager, about: Transferred, ids: string[], format: Format): Pieces {
  const items = itemsOf(em, about, ids)
  return format === 'csv' ? csvOf(about, items) : jsonOf(about, items)
}

async function* itemsOf(
  em: EntityManager,
  { Type }: Transferred,
  ids: string[],
): AsyncGenerator<ManagedItem[]> {
  const columns = ['id', ...inputColumnsOf(Type).map(({ name }) => name)]
  for (let at = 0; at < ids.length; at += atOnce) {
    const wanted = ids.slice(at, at + atOnce)
    const where = { id: { $in: wanted } } as FilterQuery<ManagedItem>
    const found = new Map((await rowsOf(em, Type, { where, columns })).map((item) => [item.id, item]))
    yield wanted.flatMap((id) => found.get(id) ?? [])
  }
}

async function* csvOf({ Type }: Transferred, pieces: AsyncIterable<ManagedItem[]>): Pieces {
  const columns = inputColumnsOf(Type)
  const cellsOf = (item: ManagedItem) =>
    columns.map((column) => inCell(column, (item as unknown as Record<string, unknown>)[column.name]))
  yield asCsv(['id', ...columns.map(({ name }) => name)], [])
  for await (const items of pieces) yield items.map((item) => asRecord([item.id, ...cellsOf(item)])).join('')
}

async function* jsonOf({ Type }: Transferred, pieces: AsyncIterable<ManagedItem[]>): Pieces {
  let isFirst = true
  yield '['
  for await (const items of pieces) {
    const texts = items.map((item) => JSON.stringify({ id: item.id, ...valuesOf(item, Type) }))
    yield `${isFirst ? '\n' : ',\n'}${texts.join(',\n')}`
    isFirst = false
  }
  yield '\n]\n'
}
