import { expect, test } from 'vitest'
import {
  findBannedNames,
  listDeclaredNames,
  listFileNames,
  listGraphqlNames,
  splitWords,
} from './vocabulary.ts'

const check = (text: string) => findBannedNames(listDeclaredNames('a.ts', text))

test.each([
  'const keptUntil = 1',
  'function f(keptUntil: string) {}',
  'const f = ({ until: keptUntil }: { until: string }) => keptUntil',
  'class Place { keptUntil = 1 }',
  'interface Place { keptUntil: string }',
  'export type Place = { keptUntil(): string }',
  'const [, keptUntil = 1] = [1]',
])('a name that is declared is looked at: %s', (text) => {
  expect(check(text)).toEqual([expect.stringContaining('a.ts: "keptUntil" says "kept"')])
})

test('what is only used here is looked at where it is declared', () => {
  expect(check("import { keptUntil } from './b.ts'\nkeptUntil.at(0)")).toEqual([])
})

test('articles are no part of a name', () => {
  expect(check('const theOffice = 1, aVisitor = 2, anEvent = 3, analysis = 4, theme = 5')).toEqual([
    'a.ts: "theOffice" begins with an article',
    'a.ts: "aVisitor" begins with an article',
    'a.ts: "anEvent" begins with an article',
  ])
})

test('the names of a GraphQL schema and of files are looked at too', () => {
  const schema = 'type Request { sealed: Boolean, page(at: Int): Int }\ninput Desk { id: ID }'
  expect(findBannedNames(listGraphqlNames('schema.graphql', schema))).toHaveLength(3)
  expect(findBannedNames(listFileNames('services/papers/take-once.ts'))).toHaveLength(1)
})

test('words are told apart in every way of writing names', () => {
  expect(splitWords('keptUntil')).toEqual(['kept', 'until'])
  expect(splitWords('KEPT_UNTIL')).toEqual(['kept', 'until'])
  expect(splitWords('kept-until.rules')).toEqual(['kept', 'until', 'rules'])
  expect(splitWords('parseURLPath')).toEqual(['parse', 'url', 'path'])
})
