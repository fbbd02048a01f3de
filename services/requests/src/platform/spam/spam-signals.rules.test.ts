import { expect, test } from 'vitest'
import { z } from 'zod'
import { isLikelySpam, spamSignals } from './spam-signals.rules.ts'

const rules = z.strictObject(spamSignals)

test.each([
  {},
  { website: 7, seconds: 'soon' },
  { website: null, seconds: -0.5 },
  { website: '', seconds: 1e300 },
])('%j is taken and says nothing', (input) => {
  expect(isLikelySpam(rules.parse(input), 'Hello')).toBe(false)
})

test.each([
  ['what is invisible was filled in', { website: 'https://example.org' }, 'Hello'],
  ['nobody types so quickly', { seconds: 2 }, 'Hello'],
  ['it is all links', {}, 'http://a.example https://b.example WWW.c.example'],
])('%s', (_why, input, text) => {
  expect(isLikelySpam(rules.parse(input), text)).toBe(true)
})

test('a person who takes their time and names two pages is not suspected', () => {
  const input = rules.parse({ website: ' ', seconds: 3 })
  expect(isLikelySpam(input, 'See https://a.example and www.b.example')).toBe(false)
})
