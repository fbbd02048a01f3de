import { expect, test } from 'vitest'
import { replaceSection } from './results-file.ts'

test('a new section is appended, a known one is replaced in its place, and the others stay', () => {
  const first = replaceSection('# Measured\n', 'pages', 'one')
  const both = replaceSection(first, 'rest', 'two')
  expect(both).toBe(
    '# Measured\n\n<!-- pages -->\none\n<!-- /pages -->\n\n<!-- rest -->\ntwo\n<!-- /rest -->\n',
  )
  expect(replaceSection(both, 'pages', '| three |\n\n')).toBe(both.replace('one', '| three |'))
})
