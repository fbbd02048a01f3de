// The calls whose bodies are files, for the description of the interface.
import { fileKinds, limits as fileLimits } from '@access/content/files/file.rules'
import { kinds, limits, scans } from '@access/requests/documents/document.rules'
import type { Described } from '../rest/openapi.ts'
import type { ProblemKind } from '../rest/problems.ts'
import type { Shape } from '../rest/shapes.ts'
import type { BinaryRoute } from './binaryRoutes.ts'
import { importReport } from './transfers.ts'

/** A paper that came in, as its sender is told of it. */
const documentReceipt: Shape = {
  type: 'object',
  description: 'A paper that waits for its request',
  properties: {
    id: { type: 'string' },
    name: { type: 'string', maxLength: limits.name },
    kind: { type: 'string', enum: kinds.map(({ kind }) => kind) },
    size: { type: 'integer', description: 'In bytes', maximum: limits.bytes },
    scan: { type: 'string', enum: [...scans], description: 'What came out of looking for viruses' },
    keptUntil: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'name', 'kind', 'size', 'scan', 'keptUntil'],
}

/** A picture or a file that came in, as its sender is told of it. */
const fileReceipt: Shape = {
  type: 'object',
  description: 'A file that pages can show',
  properties: {
    id: { type: 'string' },
    name: { type: 'string', maxLength: fileLimits.name },
    kind: { type: 'string', enum: [...fileKinds] },
    address: { type: 'string', description: 'Its place on this site, for a field or a text' },
    width: { type: ['integer', 'null'], description: 'In pixels; null for what is no picture' },
    height: { type: ['integer', 'null'] },
    size: { type: 'integer', description: 'In bytes, as it is kept' },
  },
  required: ['id', 'name', 'kind', 'address', 'width', 'height', 'size'],
}

/** What senders are told, by the name it has in the description. */
export const receipts: Record<string, Shape> = {
  DocumentReceipt: documentReceipt,
  FileReceipt: fileReceipt,
  ImportReport: importReport,
}

const formFor = (what: string): Shape => ({
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description: what } },
  required: ['file'],
})

const fromOurPage = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'Always "fetch": other sites cannot send it',
  schema: { type: 'string', const: 'fetch' } as Shape,
}

const inThePath = ({ path }: BinaryRoute) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'id' ? 'The id of the item' : 'The last part of its address',
    schema: { type: 'string' } as Shape,
  }))

const inTheQuery = ({ asks = [] }: BinaryRoute) =>
  asks.map(({ name, description, required = false, options }) => ({
    name,
    in: 'query',
    required,
    description,
    schema: { type: 'string', ...(options && { enum: [...options] }) } as Shape,
  }))

type Failure = (kinds: ProblemKind[]) => Described['responses'][string]

/** One row, described; `failure` is how the other table describes its own. */
export function describeBinary(route: BinaryRoute, failure: Failure): Described {
  const { takes, gives = [], admin } = route
  const schema: Shape = { $ref: `#/components/schemas/${takes?.answer}` }
  const file = Object.fromEntries(
    gives.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  )
  const form = takes && { 'multipart/form-data': { schema: formFor(takes.what) } }
  return {
    operationId: route.field,
    tags: [route.group],
    summary: route.says,
    ...(admin && { security: [{ token: [] }] }),
    parameters: [...(takes ? [fromOurPage] : inThePath(route)), ...inTheQuery(route)],
    ...(form && { requestBody: { required: true, content: form } }),
    responses: {
      ...(takes
        ? { [takes.status ?? 201]: { description: route.says, content: { 'application/json': { schema } } } }
        : { 200: { description: route.says, content: file } }),
      ...(takes ? failuresOfSending(failure) : failuresOfReading(failure)),
      ...(admin && { 401: failure(['notSignedIn']) }),
    },
  }
}

const failuresOfSending = (failure: Failure) => ({
  400: failure(['invalid']),
  403: failure(['notOurPage']),
  413: failure(['tooLarge']),
  415: failure(['wrongType']),
  429: failure(['tooMany']),
  503: failure(['busy']),
})

const failuresOfReading = (failure: Failure) => ({
  404: failure(['notFound']),
  409: failure(['conflict']),
  503: failure(['busy']),
})
