import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../testing/folders.ts'
import { findMissingPackage } from './dependencies.mjs'

const root = path.resolve(import.meta.dirname, '../../..')

/** A project with a package of its root, one of its gateway, and one that only another machine needs. */
function installProject(): string {
  const folder = createTestFolder()
  const packages = {
    '': {},
    gateway: {},
    'node_modules/@access/gateway': { resolved: 'gateway', link: true },
    'node_modules/graphql': {},
    'node_modules/fsevents': { optional: true },
    'gateway/node_modules/graphql-query-complexity': {},
  }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  for (const name of ['gateway', 'node_modules/graphql', 'gateway/node_modules/graphql-query-complexity']) {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'package.json'), '{}')
  }
  mkdirSync(path.join(folder, 'node_modules/@access'))
  symlinkSync('../../gateway', path.join(folder, 'node_modules/@access/gateway'))
  return folder
}

test('what the lock file says is installed here, and a package for other machines is not missed', () => {
  expect(findMissingPackage(root)).toBeUndefined()
  expect(findMissingPackage(installProject())).toBeUndefined()
})

test.for(['gateway/node_modules', 'node_modules/@access', 'node_modules/graphql'])(
  'a copy of the project without %s is found',
  (left) => {
    const copy = installProject()
    rmSync(path.join(copy, left), { recursive: true })
    expect(findMissingPackage(copy)).toContain(left)
  },
)

test('a link that became a copy is found: what is changed in the one is not changed in the other', () => {
  const copy = installProject()
  rmSync(path.join(copy, 'node_modules/@access/gateway'))
  cpSync(path.join(copy, 'gateway'), path.join(copy, 'node_modules/@access/gateway'), { recursive: true })
  expect(findMissingPackage(copy)).toBe('node_modules/@access/gateway')
})
