/** What is wrong with the heads of a table, so that no row of it can be understood. */
import { inputColumnsOf } from '../../columns/inputOf.ts'
import type { RowError } from './report.ts'
import type { Transferred } from './transferred.ts'

export function columnErrors(heads: readonly string[], { Type }: Transferred): RowError[] {
  const known = ['id', ...inputColumnsOf(Type).map(({ name }) => name)]
  if (heads.length === 0) return [{ row: 1, field: '', message: 'There is nothing in this file' }]
  return heads.flatMap((head, place) => {
    const said = (message: string) => [{ row: 1, field: head || `Column ${place + 1}`, message }]
    if (head === '') return said('This column has no name')
    if (!known.includes(head)) return said(`There is no such column. There are: ${known.join(', ')}`)
    return heads.indexOf(head) === place ? [] : said('This column is there twice')
  })
}
