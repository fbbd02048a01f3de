import { expect, test } from 'vitest'
import { stale } from './compose.ts'

test('the committed supergraph, its API schema and the OpenAPI document are what the services compose to', () => {
  expect(
    stale().map(({ name }) => name),
    'run node gateway/src/compose.ts',
  ).toEqual([])
})
