import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { holdDataDir, openDataDir, runningOn } from './dataDir.ts'
import { aFolder } from './testing/folders.ts'

test('a data folder is made where it is missing', () => {
  expect(() => openDataDir(path.join(aFolder(), 'deep/down'))).not.toThrow()
})

test('one that cannot be written is told in one sentence', () => {
  const file = path.join(aFolder(), 'file')
  writeFileSync(file, '')
  expect(() => openDataDir(path.join(file, 'data'))).toThrow(
    `Nothing can be written to ${file}/data (ENOTDIR): set DATA_DIR to a folder that you may write to.`,
  )
})

test('a second product on the same folder is refused, by name', async () => {
  const folder = aFolder()
  const lock = await holdDataDir(folder, 'the product at http://localhost:3000')
  await expect(holdDataDir(folder, 'another', 0)).rejects.toThrow(
    `${folder} is in use, by the product at http://localhost:3000 (process ${process.pid})`,
  )
  lock.release()
  expect(runningOn(folder)).toBeUndefined()
})

test('one that is just stopping is waited for', async () => {
  const folder = aFolder()
  const lock = await holdDataDir(folder, 'the one before')
  lock.stopping()
  const next = holdDataDir(folder, 'the next', 0)
  setImmediate(() => lock.release())
  await expect(next).resolves.toBeDefined()
})
