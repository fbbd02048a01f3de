import { expect, test } from 'vitest'
import { findForbiddenText } from './forbidden-text.ts'

const findInLines = (line: string) => findForbiddenText('a.ts', `one line\n${line}\n`)

test('forbidden text is reported with its line and the reason', () => {
  expect(findInLines(['// TO', 'DO: later'].join(''))).toEqual([
    expect.stringMatching(/^a\.ts:2 "\w+" leaves work for later/),
  ])
})

test.each([
  ['the address of a registry', 'https://registry.np', 'mjs.org/react'],
  ['a path of somebody’s machine', 'cd /wo', 'rk/main'],
  ['a test that is switched off', 'test.sk', "ip('never', () => {})"],
  ['a silenced compiler', '// @ts-ig', 'nore'],
])('%s is out of place', (_what, ...halves) => {
  expect(findInLines(halves.join(''))).toHaveLength(1)
})

test('ordinary text is allowed', () => {
  const lines = [
    '/home is a page',
    'work/life',
    "import { todo } from './list.ts'",
    'https://example.org/registry',
  ]
  expect(lines.flatMap(findInLines)).toEqual([])
})
