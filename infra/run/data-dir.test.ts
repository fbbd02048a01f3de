import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { acquireDataDir, assertRestored, ensureDataDir, getUnfinishedRestoreFile } from './data-dir.ts'
import { createTestFolder } from './testing/folders.ts'

test('a folder that is not writable is reported in one sentence', () => {
  const file = path.join(createTestFolder(), 'file')
  writeFileSync(file, '')
  expect(() => ensureDataDir(path.join(file, 'data'))).toThrow(
    `Nothing can be written to ${file}/data (ENOTDIR): set DATA_DIR to a folder that you may write to.`,
  )
})

test('one that is just stopping is waited for', async () => {
  const folder = createTestFolder()
  const lock = await acquireDataDir(folder, 'the one before')
  const next = acquireDataDir(folder, 'the next')
  lock.release()
  await expect(next).resolves.toBeDefined()
})

test('the product does not start on half of what was to be restored', () => {
  const folder = createTestFolder()
  expect(() => assertRestored(folder)).not.toThrow()
  writeFileSync(getUnfinishedRestoreFile(folder), '')
  expect(() => assertRestored(folder)).toThrow(/was interrupted, .* run npm run restore again/)
})
