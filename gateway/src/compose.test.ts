import { expect, test } from 'vitest'
import { listStaleFiles } from './compose.ts'

test('the committed supergraph, API schema and OpenAPI document are up to date', () => {
  expect(
    listStaleFiles().map(({ name }) => name),
    'run node gateway/src/compose.ts',
  ).toEqual([])
})
