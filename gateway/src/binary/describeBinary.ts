// The calls whose bodies are files, for the description of the interface.
import { kinds, limits, scans } from '@access/requests/documents/document.rules'
import type { Described } from '../rest/openapi.ts'
import type { ProblemKind } from '../rest/problems.ts'
import type { Shape } from '../rest/shapes.ts'
import type { BinaryRoute } from './binaryRoutes.ts'

/** A file that came in, as its sender is told of it. */
export const receipt: Shape = {
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

const form: Shape = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary', description: 'PDF, DOC or DOCX up to 10MB' } },
  required: ['file'],
}

const fromOurPage = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'Always "fetch": other sites cannot send it',
  schema: { type: 'string', const: 'fetch' } as Shape,
}

const ofTheItem = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the item',
  schema: { type: 'string' } as Shape,
}

type Failure = (kinds: ProblemKind[]) => Described['responses'][string]

/** One row, described; `failure` is how the other table describes its own. */
export function describeBinary(route: BinaryRoute, failure: Failure): Described {
  const sends = route.method === 'POST'
  const schema: Shape = { $ref: '#/components/schemas/DocumentReceipt' }
  const file = Object.fromEntries(
    kinds.map(({ type }) => [type, { schema: { type: 'string', format: 'binary' } }]),
  )
  return {
    operationId: route.field,
    tags: [route.group],
    summary: route.says,
    ...(route.admin && { security: [{ token: [] }] }),
    parameters: [sends ? fromOurPage : ofTheItem],
    ...(sends && { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }),
    responses: {
      ...(sends
        ? { 201: { description: route.says, content: { 'application/json': { schema } } } }
        : { 200: { description: route.says, content: file } }),
      ...(sends ? failuresOfSending(failure) : failuresOfReading(failure)),
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
  401: failure(['notSignedIn']),
  404: failure(['notFound']),
  409: failure(['conflict']),
  503: failure(['busy']),
})
