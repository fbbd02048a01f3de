import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import * as documents from './feeds.generated.ts'

test('only public queries are used, so nothing hidden can be found', () => {
  const queried = Object.values(documents).flatMap(({ definitions }) =>
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
    'judgment',
    'judgments',
    'judgmentsPage',
    'posts',
    'query',
  ])
})
