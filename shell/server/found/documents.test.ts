// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stringifyDocument } from '@urql/core'
import { buildSchema, type FieldNode, Kind, type OperationDefinitionNode, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import * as documents from './documents.ts'

const api = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../gateway/api.graphql'), 'utf8'))

const operations = Object.entries(documents).map(
  ([name, document]) => [name, parse(stringifyDocument(document))] as const,
)

test.each(operations)('the gateway can answer what %s asks', (_name, document) => {
  expect(validate(api, document).map(({ message }) => message)).toEqual([])
})

test('only what every visitor may read is asked for, so nothing hidden can be found', () => {
  const asked = operations.flatMap(([, { definitions }]) =>
    definitions
      .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
      .flatMap(({ operation, selectionSet }) => [
        operation,
        ...selectionSet.selections.map((one) => (one as FieldNode).name.value),
      ]),
  )
  expect([...new Set(asked)].toSorted()).toEqual([
    'cases',
    'event',
    'events',
    'judgments',
    'judgmentsPage',
    'posts',
    'query',
  ])
})
