import { expect, test } from 'vitest'
import { z } from 'zod'
import { isSuspected, tellTales } from './tellTales.rules.ts'

const rules = z.strictObject(tellTales)

test.each([
  {},
  { website: 7, seconds: 'soon' },
  { website: null, seconds: -0.5 },
  { website: '', seconds: 1e300 },
])('%j is taken and says nothing', (told) => {
  expect(isSuspected(rules.parse(told), 'Hello')).toBe(false)
})

test.each([
  ['what is invisible was filled in', { website: 'https://example.org' }, 'Hello'],
  ['nobody types so quickly', { seconds: 2 }, 'Hello'],
  ['it is all links', {}, 'http://a.example https://b.example WWW.c.example'],
])('%s', (_why, told, text) => {
  expect(isSuspected(rules.parse(told), text)).toBe(true)
})

test('a person who takes their time and names two pages is not suspected', () => {
  const told = rules.parse({ website: ' ', seconds: 3 })
  expect(isSuspected(told, 'See https://a.example and www.b.example')).toBe(false)
})
