// Export and import: two file routes for each managed type.
import type { ManagedType } from '@access/content/catalogue'
import { catalogue } from '@access/content/catalogue'
import { maxBytes, tooLargeMessage } from '@access/content/transfer/transfer.rules'
import type { FileRoute, QueryParameter } from './file-routes.ts'

const exportParameters: readonly QueryParameter[] = [
  { name: 'format', description: 'Of the file', required: true, options: ['csv', 'json'] },
  { name: 'search', description: 'Words that an item must contain, all of them' },
  { name: 'sort', description: 'The column by which the items are sorted' },
  { name: 'descending', description: 'In descending order', options: ['true', 'false'] },
  {
    name: 'filter',
    description: 'column:value, like category:Housing; several of one column: any of these values',
    itemSchema: { pattern: '^\\w+:' },
  },
]

const importParameters: readonly QueryParameter[] = [
  {
    name: 'dryRun',
    description: 'Only report what would be done',
    required: true,
    options: ['true', 'false'],
  },
  {
    name: 'fingerprint',
    description: 'From the report of a dry run; the import is rejected when an item has been changed since',
  },
]

/** Milliseconds: enough to read, validate and store the largest file on a busy machine. */
const timeoutMs = 600_000

export const transferRoutes: FileRoute[] = catalogue.flatMap(createTransferRoutes)

function createTransferRoutes({ typeName, path, itemType }: ManagedType): FileRoute[] {
  const common = {
    service: 'content',
    permission: 'manageContent',
    tag: `Managing ${path.replaceAll('/', ' ')}`,
  } as const
  return [
    {
      ...common,
      method: 'POST',
      path: `/admin/${path}/export`,
      upstreamPath: `/export/${typeName}`,
      operationId: `export${typeName}s`,
      summary: `Export the ${itemType}s of a list as a file`,
      description: 'With search, sort and filter as in the list. Every export is recorded in the audit log.',
      queryParameters: exportParameters,
      problemKinds: ['invalid'],
      mediaTypes: ['text/csv', 'application/json'],
      exportedType: typeName,
      timeoutMs,
    },
    {
      ...common,
      method: 'POST',
      path: `/admin/${path}/import`,
      upstreamPath: `/import/${typeName}`,
      operationId: `import${typeName}s`,
      summary: `Import ${itemType}s from a file: all of them, or none when a row is invalid`,
      description:
        'A row with the id of an item updates it, others are added. When a row is invalid, the problem has a `report` of all errors. A dry run for a client that accepts application/x-ndjson rather than JSON is answered in lines: how many `rows` are read, and at last the `report` or the `problem`.',
      queryParameters: importParameters,
      problemKinds: ['conflict'],
      upload: {
        description: 'CSV with the names of the fields as header, a JSON array, or JSON lines, up to 50MB',
        maxBytes,
        formatTooLarge: () => tooLargeMessage,
        responseSchema: 'ImportReport',
        problemSchema: 'ImportProblem',
        status: 200,
      },
      timeoutMs,
    },
  ]
}
