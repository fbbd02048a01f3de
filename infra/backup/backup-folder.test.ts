import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { deleteExpiredBackups, findBackup, formatBackupName } from './backup-folder.ts'
import { mergeErasures, readErasures } from './erasures.ts'
import { createManifest, manifestFile } from './manifest.ts'

/** A folder with a backup of each of these moments. */
function createBackups(...moments: string[]): string {
  const folder = createTestFolder()
  for (const createdAt of moments) {
    const backup = path.join(folder, formatBackupName(new Date(createdAt)))
    mkdirSync(backup)
    const manifest = createManifest({ createdAt, parts: [] }, [randomBytes(32).toString('base64')])
    writeFileSync(path.join(backup, manifestFile), JSON.stringify(manifest))
  }
  return folder
}

test('of several backups the newest is the one that is meant, also of two in one second', () => {
  const folder = createBackups(
    '2026-11-22T19:30:00.000Z',
    '2026-11-22T19:30:00.500Z',
    '2026-10-01T10:00:00.000Z',
  )
  expect(path.basename(findBackup(folder))).toBe('access-2026-11-22T193000500Z')
})

test('backups older than the number of days go, and nothing else does', () => {
  const folder = createBackups('2026-10-17T00:00:00.000Z', '2026-10-18T00:00:00.000Z')
  const others = ['access-2001-01-01T000000000Z', 'novel']
  for (const name of others) mkdirSync(path.join(folder, name))
  const expired = deleteExpiredBackups(folder, 35, new Date('2026-11-22T00:00:00.000Z'))
  expect(expired.map((name) => path.basename(name))).toEqual(['access-2026-10-17T000000000Z'])
  expect(readdirSync(folder)).toEqual([others[0], 'access-2026-10-18T000000000Z', others[1]])
})

test('lists of erasures are merged: each once, and a line that was cut off by a crash is not one', () => {
  const folder = createTestFolder()
  const [one, two] = ['one.jsonl', 'two.jsonl'].map((name) => path.join(folder, name)) as [string, string]
  const erasure = (digit: string) => ({
    id: `${digit}c4ee212-0000-4000-8000-000000000001`,
    erasedAt: '2026-11-22T10:00:00.000Z',
  })
  writeFileSync(one, `\n${JSON.stringify(erasure('1'))}\n${JSON.stringify(erasure('2'))}`)
  writeFileSync(
    two,
    `\n${JSON.stringify(erasure('2'))}\n{"id":"3c4ee212-0000-4000\n${JSON.stringify(erasure('4'))}`,
  )
  expect(mergeErasures(one, [two, path.join(folder, 'missing.jsonl')])).toBe(3)
  expect(readErasures([one]).map(({ id }) => id[0])).toEqual(['1', '2', '4'])
  expect(readFileSync(one, 'utf8').endsWith('\n')).toBe(true)
})
