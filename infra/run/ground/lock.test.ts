import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/folders.ts'
import { holderOf, takeLock } from './lock.mjs'

const aFile = () => path.join(aFolder(), 'running.lock')

test('a lock that is held cannot be taken, and says who holds it', () => {
  const file = aFile()
  const lock = takeLock(file, 'the product')
  expect(lock).toBeDefined()
  expect(takeLock(file, 'another')).toBeUndefined()
  expect(holderOf(file)).toMatchObject({ pid: process.pid, doing: 'the product' })
  lock?.stopping()
  expect(holderOf(file)?.stopping).toBe(true)
  lock?.release()
  expect(holderOf(file)).toBeUndefined()
})

test('a lock left behind by a process that was killed is free', () => {
  const file = aFile()
  const lock = import.meta.resolve('./lock.mjs')
  const code = `import { takeLock } from '${lock}'; takeLock('${file}', 'gone'); process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '-e', code])
  expect(readFileSync(file, 'utf8')).toContain('gone')
  expect(holderOf(file)).toBeUndefined()
  expect(takeLock(file, 'the next')).toBeDefined()
})

test('a process number that now belongs to another process holds nothing', () => {
  const file = aFile()
  writeFileSync(file, JSON.stringify({ pid: process.pid, born: 'long ago', doing: 'gone' }))
  expect(holderOf(file)).toBeUndefined()
})

test('a lock cut short by a crash is free', () => {
  const file = aFile()
  writeFileSync(file, '{"pid": 1')
  expect(takeLock(file, 'the next')).toBeDefined()
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a lock held for a process of ours outlives us, and not that process', async () => {
  const file = aFile()
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const code = `import { takeLock } from '${import.meta.resolve('./lock.mjs')}'
    takeLock('${file}', 'installing').for(${child.pid}); process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '-e', code])
  expect(holderOf(file)?.pid).toBe(child.pid)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  expect(holderOf(file)).toBeUndefined()
})
