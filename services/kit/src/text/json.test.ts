import { expect, test } from 'vitest'
import { isTooDeep, parseJson } from './json.rules.ts'

test.each(['', '{', 'undefined', '[1', '{"a":1}x', '['.repeat(100_000) + ']'.repeat(100_000)])(
  'what is no JSON of ours is undefined (%#)',
  (text) => {
    expect(parseJson(text)).toBeUndefined()
  },
)

test('what is nested as deeply as ours is read, and what is deeper is not', () => {
  const nest = (depth: number) => `${'{"a":'.repeat(depth)}null${'}'.repeat(depth)}`
  expect(JSON.stringify(parseJson(nest(32)))).toBe(nest(32))
  expect(parseJson(nest(33))).toBeUndefined()
  expect(parseJson('null')).toBeNull()
})

test('a long list is not deep', () => {
  expect(isTooDeep(Array.from({ length: 200_000 }, () => [1]))).toBe(false)
})
