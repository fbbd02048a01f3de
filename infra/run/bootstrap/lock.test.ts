import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../testing/folders.ts'
import { acquireLock, findLockHolder, withLock } from './lock.mjs'

const createLockFile = () => path.join(createTestFolder(), 'running.lock')

test('a held lock cannot be acquired, and names its holder', () => {
  const file = createLockFile()
  const lock = acquireLock(file, 'the product')
  expect(lock).toBeDefined()
  expect(acquireLock(file, 'another')).toBeUndefined()
  expect(findLockHolder(file)).toMatchObject({ pid: process.pid, purpose: 'the product' })
  lock?.release()
  expect(findLockHolder(file)).toBeUndefined()
})

test('a lock left behind by a process that was killed is free', () => {
  const file = createLockFile()
  const lock = import.meta.resolve('./lock.mjs')
  const code = `import { acquireLock } from '${lock}'; acquireLock('${file}', 'gone'); process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '-e', code])
  expect(readFileSync(file, 'utf8')).toContain('gone')
  expect(findLockHolder(file)).toBeUndefined()
  expect(acquireLock(file, 'the next')).toBeDefined()
})

test('a process number that now belongs to another process holds nothing', () => {
  const file = createLockFile()
  writeFileSync(file, JSON.stringify({ pid: process.pid, born: 'long ago', purpose: 'gone' }))
  expect(findLockHolder(file)).toBeUndefined()
})

test('a lock cut short by a crash is free', () => {
  const file = createLockFile()
  writeFileSync(file, '{"pid": 1')
  expect(acquireLock(file, 'the next')).toBeDefined()
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a task waits for the lock, and a failed one releases it', async () => {
  const file = createLockFile()
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = withLock(file, 'the first', () => promise.then(() => Promise.reject(new Error('broken'))))
  const second = withLock(file, 'the second', () => 'done')
  resolve()
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('done')
})
