import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { applyBlock, listCommands, parseBlocks } from './recipe-blocks.ts'

const recipe = `
\`\`\`diff colours.ts
   red: 1,
+  blue: 3,
\`\`\`

Not a step:

\`\`\`mermaid
red --> blue
\`\`\`

\`\`\`ts shades/grey.ts
export const grey = 4
\`\`\`

\`\`\`sh
npm test   # told, and no step
\`\`\`

\`\`\`sh
node build.ts
node node_modules/vitest/vitest.mjs run colours
\`\`\`

\`\`\`sh
node build.ts
node node_modules/vitest/vitest.mjs run shades
\`\`\`
`

test('a recipe adds files and changes others where they are as it says', () => {
  const folder = createTestFolder()
  writeFileSync(path.join(folder, 'colours.ts'), 'export const colours = {\n  red: 1,\n  green: 2,\n}\n')
  for (const block of parseBlocks(recipe)) expect(applyBlock(folder, block)).toEqual([])
  expect(readFileSync(path.join(folder, 'colours.ts'), 'utf8')).toBe(
    'export const colours = {\n  red: 1,\n  blue: 3,\n  green: 2,\n}\n',
  )
  expect(readFileSync(path.join(folder, 'shades/grey.ts'), 'utf8')).toBe('export const grey = 4\n')
})

test('a stale recipe is told by the file and the lines that are no longer there', () => {
  const folder = createTestFolder()
  writeFileSync(path.join(folder, 'colours.ts'), 'export const colours = { red: 1 }\n')
  const [change, addition] = parseBlocks(recipe)
  expect(applyBlock(folder, change!)).toEqual([
    'CONTRIBUTING.md: found 0 times in colours.ts, not once:\n  red: 1,\n',
  ])
  expect(applyBlock(folder, addition!)).toEqual([])
  expect(applyBlock(folder, addition!)).toEqual(['CONTRIBUTING.md: shades/grey.ts exists already'])
})

test('each command runs once, and the tests of all recipes together', () => {
  expect(listCommands(parseBlocks(recipe))).toEqual([
    'node build.ts',
    'node node_modules/vitest/vitest.mjs run colours shades',
  ])
})
