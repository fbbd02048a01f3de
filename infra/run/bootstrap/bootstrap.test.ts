import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../testing/folders.ts'
import { isSupportedVersion } from './node24.mjs'
import { formatFailure, StartupError } from './startup-error.mjs'
import { createStepList } from './steps.mjs'

test('Node serves from 24.7 on', () => {
  const versions = ['20.20.2', '22.18.0', '24.6.0', '24.7.0', '24.21.0', '26.0.0']
  expect(versions.filter(isSupportedVersion)).toEqual(['24.7.0', '24.21.0', '26.0.0'])
})

test('a StartupError is shown by its message, with the end of its log and its path', () => {
  const log = path.join(createTestFolder(), 'npm.log')
  writeFileSync(log, 'one\n\ntwo\nthree\n')
  const message = formatFailure(
    new StartupError('The dependencies could not be installed: look below.', { log }),
  )
  expect(message).toBe(
    `\nThe dependencies could not be installed: look below.\n\n    one\n    two\n    three\n\n  (from ${log})\n`,
  )
  expect(formatFailure(new StartupError('Port 3000 is in use.'))).toBe('\nPort 3000 is in use.\n')
})

test('a step is a line when it has ended; quick ones can be hidden, failed ones never', async () => {
  let output = ''
  const write = (text: string) => (output += text)
  const { step } = createStepList({ out: { write } })
  expect(await step('Dependencies', (note) => note('installed'))).toBeUndefined()
  expect(output).toMatch(/^ {2}✓ Dependencies +\d+\.\d s {2}installed\n$/)
  output = ''
  const quick = createStepList({ out: { write }, minDuration: 60_000 })
  await quick.step('Node', () => {})
  await expect(quick.step('Builds', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(output).toMatch(/^ {2}✗ Builds [^\n]*\n$/)
})
