// Items as files: two calls for each managed type.
import type { ManagedType } from '@access/content/catalogue'
import { catalogue } from '@access/content/catalogue'
import { mostBytes, tooLarge } from '@access/content/transfer/transfer.rules'
import type { Shape } from '../rest/shapes.ts'
import type { Asked, BinaryRoute } from './binaryRoutes.ts'

const question: readonly Asked[] = [
  { name: 'format', description: 'Of the file', required: true, options: ['csv', 'json'] },
  { name: 'search', description: 'Words that an item must hold, all of them' },
  { name: 'sort', description: 'The column by which the items are sorted' },
  { name: 'descending', description: 'The other way round', options: ['true', 'false'] },
  {
    name: 'filter',
    description: 'column:value, like category:Housing; several of one column: any of these values',
    each: { pattern: '^\\w+:' },
  },
]

const trying: readonly Asked[] = [
  {
    name: 'dryRun',
    description: 'Only tell what would be done',
    required: true,
    options: ['true', 'false'],
  },
  {
    name: 'comparedWith',
    description: 'What a dry run was told; the import is refused when an item has been changed since',
  },
]

/** Milliseconds in which the largest file is read, checked and stored, on a busy machine too. */
const patience = 600_000

export const transfers: BinaryRoute[] = catalogue.flatMap(transfersOf)

function transfersOf({ type, path, noun }: ManagedType): BinaryRoute[] {
  const both = { service: 'content', admin: true, group: `Managing ${path.replaceAll('/', ' ')}` } as const
  return [
    {
      ...both,
      method: 'GET',
      path: `/admin/${path}/export`,
      at: `/export/${type}`,
      most: 0,
      field: `export${type}s`,
      says: `The ${noun}s of a list as a file`,
      more: 'With search, sort and filter as in the list. Every export is in the audit.',
      asks: question,
      fails: ['invalid'],
      gives: ['text/csv', 'application/json'],
      lists: type,
      patience,
    },
    {
      ...both,
      method: 'POST',
      path: `/admin/${path}/import`,
      at: `/import/${type}`,
      most: mostBytes + 64 * 1024,
      field: `import${type}s`,
      says: `Add and change ${noun}s by a file: all of them, or none when a row cannot be accepted`,
      more: 'A row with the id of an item changes it, others are added. When a row cannot be accepted the problem has a `report`, which names each.',
      asks: trying,
      fails: ['conflict'],
      takes: {
        what: 'CSV with the names of the fields as heads, a list in JSON, or JSON line by line, up to 50MB',
        tooBig: () => tooLarge,
        answer: 'ImportReport',
        problem: 'ImportProblem',
        status: 200,
      },
      patience,
    },
  ]
}

const aCount: Shape = { type: 'integer' }

/** What became of a file, or would. Refused for its rows, it is the `report` of the problem. */
export const importReport: Shape = {
  type: 'object',
  description: 'What became of a file, or would',
  properties: {
    rows: aCount,
    creates: aCount,
    updates: aCount,
    unchanged: aCount,
    errors: {
      type: 'array',
      description: 'The first 200; the heads of CSV are row 1',
      items: {
        type: 'object',
        properties: { row: aCount, field: { type: 'string' }, message: { type: 'string' } },
        required: ['row', 'field', 'message'],
        additionalProperties: false,
      },
    },
    errorCount: aCount,
    comparedWith: { type: 'string', description: 'For the import after a dry run' },
  },
  required: ['rows', 'creates', 'updates', 'unchanged', 'errors', 'errorCount', 'comparedWith'],
  additionalProperties: false,
}
