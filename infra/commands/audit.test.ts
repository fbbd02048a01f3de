import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { listLoggedEnds } from './audit.ts'

const formatLine = (position: number, digit: string) =>
  `{"level":30,"name":"auth","auditChain":{"position":${position},"hash":"${digit.repeat(64)}"},"msg":"audit chain"}\n`

test('the last end of the chain in each log of a service is compared', () => {
  const folder = createTestFolder()
  writeFileSync(path.join(folder, 'auth.log'), `not JSON\n${formatLine(7, 'a')}${formatLine(9, 'b')}`)
  writeFileSync(path.join(folder, 'auth.1.log'), formatLine(5, 'c'))
  writeFileSync(path.join(folder, 'auth.2.log'), '')
  writeFileSync(path.join(folder, 'content.log'), formatLine(99, 'd'))
  expect(listLoggedEnds(folder, 'auth').toSorted()).toEqual([`5:${'c'.repeat(64)}`, `9:${'b'.repeat(64)}`])
  expect(listLoggedEnds(path.join(folder, 'missing'), 'auth')).toEqual([])
})
