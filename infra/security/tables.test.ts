/** The tables of what we promise and of what was tried name files, tests and numbers that there are. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const pages = ['SECURITY.md', ...globSync('infra/security/*.md', { cwd: root })]
const readPage = (file: string) => readFileSync(path.join(root, file), 'utf8')

const topLevelNames = new Set(readdirSync(root))
/** The names of all our files, without what is installed or built. */
const fileNames = new Set(
  globSync('**/*', { cwd: root, exclude: (name) => /(^|\/)(node_modules|\.\w+)$/.test(name) }).map((file) =>
    path.basename(file),
  ),
)

/** Whether a word in backticks is meant as a file or folder of ours: a path from the root, or a name with an ending of ours. */
const isPath = (word: string) =>
  /^[\w@.*-]+(\/[\w@.*{},-]+)*\/?$/.test(word) &&
  (word.includes('/')
    ? topLevelNames.has(word.split('/')[0]!)
    : /\.(test|journey|call|long|rules)?\.?(ts|tsx|mjs)$/.test(word))

const exists = (file: string) =>
  file.includes('/')
    ? existsSync(path.join(root, file)) || globSync(file, { cwd: root }).length > 0
    : fileNames.has(file) || existsSync(path.join(root, file))

test.each(pages)('every file that %s names is there', (page) => {
  const words = [...readPage(page).matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word)
  expect(words.filter(isPath).filter((word) => !exists(word))).toEqual([])
})

test.each(pages)('every test that %s names by its title is in its file', (page) => {
  const named = [...readPage(page).matchAll(/`([\w/.-]+)`: (“[^”]+”(?:, “[^”]+”)*)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  )
  const missing = named.filter(({ file, title }) => !unescapeQuotes(readPage(file)).includes(title))
  expect(missing).toEqual([])
})

const unescapeQuotes = (source: string) => source.replaceAll("\\'", "'")

/** The last number of the catalogue. */
const lastCase = 172

test('every case of the catalogue is there once, or said to be none', () => {
  const page = readPage('infra/security/cases.md')
  const rows = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  const [, unused = ''] = /^No case has the numbers (.*)\.$/m.exec(page) ?? []
  const numbers = [...rows, ...unused.split(', ').map(Number)]
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: lastCase }, (_, index) => index + 1))
})

test('every case is shown by something, or an exception with its reason', () => {
  const rows = readPage('infra/security/cases.md').match(/^\| \d+ \|.*$/gm)!
  expect(
    rows.filter((row) => !/`[^`]+(\.(test|journey|call|long)\.tsx?|comparison\.ts)`|`npm run \w+/.test(row)),
  ).toEqual([])
})
