import path from 'node:path'
import { expect, test } from 'vitest'
import { listProjectFiles, readText } from './sources.ts'

const files = ['mfe-admin', 'mfe-get-help', 'mfe-public', 'shell'].flatMap((folder) =>
  listProjectFiles(folder),
)
const styleImport = /import (\w+) from '(\.[^']+\.module\.css)'/g

/** The classes that a file uses, each with its style sheet. A style sheet is any string to the type checker. */
function listUsed(file: string): { sheet: string; name: string }[] {
  const text = readText(file)
  return [...text.matchAll(styleImport)].flatMap(([, variable, address]) =>
    [...text.replace(/^import .*$/gm, '').matchAll(new RegExp(`(?<![\\w./])${variable}\\.(\\w+)`, 'g'))].map(
      ([, name]) => ({
        sheet: path.posix.join(path.posix.dirname(file), address!),
        name: name!,
      }),
    ),
  )
}

test('a class that is used is in its style sheet', () => {
  const used = files.filter((file) => file.endsWith('.tsx')).flatMap(listUsed)
  const isMissing = ({ sheet, name }: (typeof used)[number]) =>
    !new RegExp(`\\.${name}\\b`).test(readText(sheet))
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(isMissing)).toEqual([])
})

test('a class that is written as text is in a style sheet', () => {
  const sheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css')).map(readText)
  const written = files
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) =>
      [...readText(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names]) =>
        names!.split(' ').map((name) => ({ file, name })),
      ),
    )
  const isMissing = ({ name }: { name: string }) =>
    !sheets.some((sheet) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet))
  expect(written.length).toBeGreaterThan(100)
  expect(written.filter(isMissing)).toEqual([])
})
