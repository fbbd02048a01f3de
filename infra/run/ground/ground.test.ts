import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/folders.ts'
import { understood } from './asked.mjs'
import { canServe } from './node24.mjs'
import { explained, Trouble } from './trouble.mjs'

test('Node serves from 24.7 on', () => {
  const versions = ['20.20.2', '22.18.0', '24.6.0', '24.7.0', '24.21.0', '26.0.0']
  expect(versions.filter(canServe)).toEqual(['24.7.0', '24.21.0', '26.0.0'])
})

test('a trouble is told in its own sentence, with the end of its log and where that is', () => {
  const log = path.join(aFolder(), 'npm.log')
  writeFileSync(log, 'one\n\ntwo\nthree\n')
  const told = explained(new Trouble('The dependencies could not be installed: look below.', { log }))
  expect(told).toBe(
    `\nThe dependencies could not be installed: look below.\n\n    one\n    two\n    three\n\n  (from ${log})\n`,
  )
  expect(explained(new Trouble('Port 3000 is in use.'))).toBe('\nPort 3000 is in use.\n')
})

test('a command is understood only with the words and flags it knows', () => {
  const fits = ([type, file, ...more]: string[]) => type === 'judgments' && Boolean(file) && more.length === 0
  const yes = (...args: string[]) => understood(args, ['skip-bad'], fits)
  expect(yes('judgments', 'a.csv')).toBe(true)
  expect(yes('--skip-bad', 'judgments', 'a.csv')).toBe(true)
  expect(yes('judgments')).toBe(false)
  expect(yes('cases', 'a.csv')).toBe(false)
  expect(yes('judgments', 'a.csv', '--skip')).toBe(false)
})
