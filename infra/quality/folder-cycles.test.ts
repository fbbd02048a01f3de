import path from 'node:path'
import { expect, test } from 'vitest'
import { findFolderCycles } from './folder-cycles.ts'

test('folders that lead back to themselves through others are found, and no folder beside them', () => {
  const files = {
    'a/one.ts': "import { two } from '../b/two.ts'",
    'a/more.ts': '',
    'b/two.ts': "export * from '../c/three.ts'",
    'c/three.ts': "const load = () => import('../a/more.ts')",
    'd/four.ts': "import '../a/one.ts'\nimport { five } from './five.ts'",
    'd/five.ts': "import '../e/six.ts'",
    'e/six.ts': '',
  }
  expect(findFolderCycles(files, path.posix.dirname)).toEqual([
    'These folders lead back to themselves: a, b, c',
  ])
})
