/** Exports the items of a list as a file, in batches, so that thousands of long ones are never in memory at once. */
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import { getInputColumns, getInputValues } from '../../columns/input-type.ts'
import { formatCsv, formatCsvRow } from '../../csv/format-csv.ts'
import { listRows } from '../../database/list-rows.ts'
import type { ManagedItem } from '../managed-item.entity.ts'
import { formatCell } from './file-format/cells.ts'
import type { TransferableType } from './transferable-type.ts'

type TextChunks = AsyncGenerator<string>

export const formats = ['csv', 'json'] as const
export type Format = (typeof formats)[number]

export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const batchSize = 50

/** The file with these items, in this order; items deleted meanwhile are omitted. */
export function exportItems(
  em: EntityManager,
  type: TransferableType,
  ids: string[],
  format: Format,
): TextChunks {
  const items = readItems(em, type, ids)
  return format === 'csv' ? formatCsvFile(type, items) : formatJsonFile(type, items)
}

async function* readItems(
  em: EntityManager,
  { Type }: TransferableType,
  ids: string[],
): AsyncGenerator<ManagedItem[]> {
  const columns = ['id', ...getInputColumns(Type).map(({ name }) => name)]
  for (let offset = 0; offset < ids.length; offset += batchSize) {
    const batchIds = ids.slice(offset, offset + batchSize)
    const where = { id: { $in: batchIds } } as FilterQuery<ManagedItem>
    const itemsById = new Map((await listRows(em, Type, { where, columns })).map((item) => [item.id, item]))
    yield batchIds.flatMap((id) => itemsById.get(id) ?? [])
  }
}

async function* formatCsvFile({ Type }: TransferableType, batches: AsyncIterable<ManagedItem[]>): TextChunks {
  const columns = getInputColumns(Type)
  const formatCells = (item: ManagedItem) =>
    columns.map((column) => formatCell(column, Reflect.get(item, column.name)))
  yield formatCsv(['id', ...columns.map(({ name }) => name)], [])
  for await (const items of batches)
    yield items.map((item) => formatCsvRow([item.id, ...formatCells(item)])).join('')
}

async function* formatJsonFile(
  { Type }: TransferableType,
  batches: AsyncIterable<ManagedItem[]>,
): TextChunks {
  let isFirst = true
  yield '['
  for await (const items of batches) {
    const texts = items.map((item) => JSON.stringify({ id: item.id, ...getInputValues(item, Type) }))
    yield `${isFirst ? '\n' : ',\n'}${texts.join(',\n')}`
    isFirst = false
  }
  yield '\n]\n'
}
