import { appendFileSync, closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rotateLogs } from './logs.ts'
import { createTestFolder } from './testing/folders.ts'

test('a log that has become too long is moved aside while its program goes on writing, and five are kept', () => {
  const logs = rotateLogs(createTestFolder(), ['shell', 'auth'])
  const shell = openSync(logs.getFile('shell'), 'a')
  appendFileSync(logs.getFile('auth'), 'short')
  for (let round = 1; round <= 8; round += 1) {
    writeSync(shell, `${round}`.repeat(100))
    logs.rotateLong(99)
  }
  writeSync(shell, 'last')
  closeSync(shell)
  const read = (name: string) => readFileSync(path.join(logs.folder, name), 'utf8')
  expect(read('shell.log')).toBe('last')
  expect([1, 2, 3, 4, 5].map((age) => read(`shell.${age}.log`)[0])).toEqual(['8', '7', '6', '5', '4'])
  expect(existsSync(path.join(logs.folder, 'shell.6.log'))).toBe(false)
  expect(read('auth.log')).toBe('short')
})

test('the logs of the last start are moved aside', () => {
  const dataDir = createTestFolder()
  appendFileSync(rotateLogs(dataDir, ['shell']).getFile('shell'), 'before')
  const logs = rotateLogs(dataDir, ['shell'])
  expect(readFileSync(logs.getFile('shell'), 'utf8')).toBe('')
  expect(readFileSync(path.join(logs.folder, 'shell.1.log'), 'utf8')).toBe('before')
})
