import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.for([
  [1, 'conflict list entry', '1 conflict list entry'],
  [2, 'conflict list entry', '2 conflict list entries'],
  [0, 'entry', '0 entries'],
  [2, 'survey', '2 surveys'],
  [3409, 'judgment', '3,409 judgments'],
] as const)('%i of "%s" is "%s"', ([count, noun, text]) => {
  expect(formatCount(count, noun)).toBe(text)
})
