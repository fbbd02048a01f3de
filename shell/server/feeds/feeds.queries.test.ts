// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stringifyDocument } from '@urql/core'
import { buildSchema, type FieldNode, Kind, type OperationDefinitionNode, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import * as documents from './feeds.queries.ts'

const api = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../gateway/api.graphql'), 'utf8'))

const operations = Object.entries(documents).map(
  ([name, document]) => [name, parse(stringifyDocument(document))] as const,
)

test.each(operations)('the operation %s is valid for the gateway', (_name, document) => {
  expect(validate(api, document).map(({ message }) => message)).toEqual([])
})

test('only public queries are used, so nothing hidden can be found', () => {
  const queried = operations.flatMap(([, { definitions }]) =>
    definitions
      .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
      .flatMap(({ operation, selectionSet }) => [
        operation,
        ...selectionSet.selections.map((one) => (one as FieldNode).name.value),
      ]),
  )
  expect([...new Set(queried)].toSorted()).toEqual([
    'cases',
    'event',
    'events',
    'judgments',
    'judgmentsPage',
    'posts',
    'query',
  ])
})
