/** Errors in the header of a table, which make all of its rows unreadable. */
import { getInputColumns } from '../../columns/input-type.ts'
import type { RowError } from './import-report.ts'
import type { TransferableType } from './transferable-type.ts'

export function findColumnErrors(header: readonly string[], { Type }: TransferableType): RowError[] {
  const knownColumns = ['id', ...getInputColumns(Type).map(({ name }) => name)]
  if (header.length === 0) return [{ row: 1, field: '', message: 'There is nothing in this file' }]
  return header.flatMap((column, index) => {
    const createError = (message: string) => [{ row: 1, field: column || `Column ${index + 1}`, message }]
    if (column === '') return createError('This column has no name')
    if (!knownColumns.includes(column))
      return createError(`There is no such column. There are: ${knownColumns.join(', ')}`)
    return header.indexOf(column) === index ? [] : createError('This column is there twice')
  })
}
