import { expect, test } from 'vitest'
import { buildPairs, listEdits, sampleEdits, tableNames } from './name-edits.ts'
import { findBrokenKeys, findBrokenPromise } from './name-properties.ts'

const listBroken = (pairs: [string, string][]) =>
  pairs.flatMap(([one, other]) => findBrokenPromise(one, other) ?? [])

test('a name with one slip or two in it, of every name of the tables, is compared', () => {
  const pairs = tableNames.flatMap((name, index) =>
    [...sampleEdits(name, 1, 2), ...sampleEdits(name, 2, 2)].flatMap((edit, turn) => {
      const all = buildPairs(name, edit)
      // In each of the four places with one edit or another.
      return [all[(index + turn) % all.length]!]
    }),
  )
  expect(pairs.length).toBeGreaterThan(7000)
  expect(listBroken(pairs)).toEqual([])
})

test.each(['denise', 'mary', 'ali', 'zhou'])(
  '%s is compared with every word that one slip makes of it',
  (name) => {
    expect(listBroken(listEdits(name).flatMap((edit) => buildPairs(name, edit)))).toEqual([])
  },
)

const texts = [
  ...[
    '',
    ' ',
    '.',
    ',',
    '()',
    '🙂',
    '👩‍👩‍👧',
    '\u0301',
    '\ud800',
    '\u202eabc',
    'İ',
    'ﬁ',
    'Ⅳ',
    'a',
    '7',
    '#12',
  ],
  ...['née', 'Ana née', '(née)', 'and', 'y y y', '& &', 'de la', 'Mr.', 'Jr', 'LLC', 'd/b/a', 'aka aka'],
  ...['constructor', '__proto__', 'toString LLC', '中文', 'Иван', 'محمد', 'null', 'x'.repeat(200)],
]

test('whatever somebody enters as a name is stored, found and compared with anything', () => {
  const names = [
    ...texts,
    ...texts.map((text) => `Ana ${text} Diaz`),
    ...texts.map((text) => `${text}${text}`),
  ]
  expect(names.flatMap((name) => findBrokenKeys(name) ?? [])).toEqual([])
  expect(listBroken(names.flatMap((one) => names.map((other): [string, string] => [one, other])))).toEqual([])
})
