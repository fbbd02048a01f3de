import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pinnedNodes } from '../run/bootstrap/pinned-node.mjs'
import { settings } from '../run/settings.ts'

const readText = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** What follows from being in containers, has its value there, or is of no use there. */
const notPassed = new Set([
  ...['DATA_DIR', 'TRUSTED_PROXIES', 'CLAMD', 'ERASURE_LIST'],
  ...['AUTH_DATABASE_URL', 'CONTENT_DATABASE_URL', 'REQUESTS_DATABASE_URL'],
  ...['PORT', 'HOST', 'DATABASE_URL', 'PROCESSES', 'THROTTLES'],
  ...['CHROMIUM_PATH', 'RELEASE_STORE', 'RELEASE_KEYS'],
])

test('the compose file passes on every setting', () => {
  const migrate = /\n {2}migrate:\n(.*?)\n {2}\w/s.exec(readText('docker-compose.yml'))![1]!
  const passed = Array.from(migrate.matchAll(/^ {6}([A-Z][A-Z0-9_]+): \$\{\1:-.+\}$/gm), ([, name]) => name)
  const expected = settings.map(({ name }) => name).filter((name) => !notPassed.has(name))
  expect(passed).toEqual(expect.arrayContaining(expected))
})

test('every image that the compose file builds is a target of the Dockerfile', () => {
  const targets = [...readText('docker-compose.yml').matchAll(/target: (\w+)/g)].map(([, target]) => target)
  const stages = [...readText('infra/docker/Dockerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(
    ([, name]) => name,
  )
  expect(targets.length).toBeGreaterThan(5)
  expect(stages).toEqual(expect.arrayContaining(targets))
})

test('the Dockerfile has the version of Node that is pinned, and the manifest of every workspace', () => {
  const dockerfile = readText('infra/docker/Dockerfile')
  expect(dockerfile).toContain(`FROM node:${pinnedNodes['linux-x64']!.version}-`)
  for (const folder of JSON.parse(readText('package.json')).workspaces as string[])
    expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`)
})

test('the one file of the kit that the migrate image has imports no other when it runs', () => {
  const dockerfile = readText('infra/docker/Dockerfile')
  expect(dockerfile).toContain('COPY --from=build /app/shell/kit/src/contract.ts shell/kit/src/')
  const imports = readText('shell/kit/src/contract.ts').match(/^(?:import|export) .*from .*$/gm) ?? []
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((line) => !/^(?:import|export) type /.test(line))).toEqual([])
})
