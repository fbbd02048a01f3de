import { expect, test } from 'vitest'
import { findCircles } from './circles.ts'

const packages = [{ name: '@access/content', folder: 'services/content', exports: {} }]
const inSources = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`services/content/src/${file}`, text]))

test('folders that lead back to each other are named, also by way of a third and by types alone', () => {
  const files = inSources({
    'cases/case.ts': "import { page } from '../search/page.ts'",
    'search/page.ts': "import type { Text } from '../text/text.ts'",
    'text/text.ts': "export { cases } from '../cases/list.ts'",
    'cases/list.ts': '',
  })
  expect(findCircles(files, packages)).toEqual([
    '@access/content: folders in a circle: services/content/src/cases, services/content/src/search, services/content/src/text',
  ])
})

test('files of one folder that lead back to each other are named, unless it is by types', () => {
  const circle = (first: string) => inSources({ 'a.ts': first, 'b.ts': "import { a } from './a.ts'" })
  expect(findCircles(circle("import { b } from './b.ts'"), packages)).toEqual([
    '@access/content: files in a circle: services/content/src/a.ts, services/content/src/b.ts',
  ])
  expect(findCircles(circle("import type { B } from './b.ts'"), packages)).toEqual([])
})

test('a test may use whatever its package has', () => {
  const files = inSources({
    'content.ts': "import { cases } from './cases/case.ts'",
    'cases/case.ts': '',
    'cases/case.test.ts': "import { content } from '../content.ts'",
  })
  expect(findCircles(files, packages)).toEqual([])
})
