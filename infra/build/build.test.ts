import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Release, sharedModuleVersions } from '../../shell/federation.ts'
import { contract } from '../../shell/kit/src/contract.ts'

/** A small remote in a folder of its own, and everything that builds it into another. */
async function writeRemote({ isServerRendered = true } = {}) {
  const remoteFolder = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(remoteFolder, { recursive: true, force: true }))
  vi.stubEnv('BUILD_DIR', path.join(remoteFolder, 'built'))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.resetModules()
  const { resolveFromRoot } = await import('./paths.ts')
  const { createRemoteTarget } = await import('./remote-target.ts')
  const { compile } = await import('./compile.ts')
  const { hashOfInputs, isUpToDate, writeStamp } = await import('./input-hash.ts')

  mkdirSync(path.join(remoteFolder, 'mfe/src'), { recursive: true })
  symlinkSync(resolveFromRoot('node_modules'), path.join(remoteFolder, 'node_modules'))
  const write = (file: string, text: string) => writeFileSync(path.join(remoteFolder, 'mfe/src', file), text)
  write('home.module.css', '.warm { color: light-dark(black, white); & b { color: red } }')
  write(
    'Home.tsx',
    `import { Page } from '@access/kit'
     import styles from './home.module.css'
     export default function Home() { return <Page title="Home"><p className={styles.warm}>Hello</p></Page> }`,
  )
  write(
    'routes.tsx',
    `import { lazy } from 'react'
     const Home = lazy(() => import(/* webpackChunkName: "home" */ './Home.tsx'))
     export const contract = 1 as const
     export const routes = [{ index: true, element: <Home />, handle: { chunk: 'home' } }]`,
  )
  write(
    'server.ts',
    `export * from './routes.tsx'\nexport const forms = ['what the server does with a form']`,
  )
  writeFileSync(
    path.join(remoteFolder, 'mfe/persisted-operations.generated.json'),
    '{"hash":"query A { a }"}',
  )
  writeFileSync(
    path.join(remoteFolder, 'mfe/package.json'),
    JSON.stringify({
      name: 'mfe',
      version: '0.1.0',
      imports: { '#here': { node: './src/machine.ts', default: './src/anywhere.ts' } },
    }),
  )

  const folder = path.relative(resolveFromRoot(), path.join(remoteFolder, 'mfe'))
  const target = createRemoteTarget({ kind: 'remote', name: 'mfe_test', folder, isServerRendered })
  return {
    write,
    target,
    build: () => compile(target, 'production'),
    line: () =>
      JSON.parse(readFileSync(path.join(remoteFolder, 'built/remotes.json'), 'utf8')).mfe_test as Release,
    file: ({ version }: Release, name: string) =>
      readFileSync(path.join(remoteFolder, 'built/remotes/mfe_test', version, name)),
    hash: () => hashOfInputs(target, 'production'),
    isUpToDate: () => isUpToDate(target, hashOfInputs(target, 'production')),
    stamp: () => writeStamp(target, hashOfInputs(target, 'production')),
    remoteFolder,
  }
}

test('a remote becomes a release: a folder and a line that pins every file', async () => {
  const remote = await writeRemote()
  await remote.build()
  const line = remote.line()
  expect(line).toMatchObject({ contract, base: `/remotes/mfe_test/${line.version}/browser/` })
  expect(line.browser.entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/)
  expect(line.browser.preload).toEqual(['routes.js'])
  expect(line.browser.chunks.home).toEqual(expect.arrayContaining(['home.css', 'home.js']))
  const { createHash } = await import('node:crypto')
  for (const [file, integrity] of Object.entries(line.browser.integrity)) {
    const bytes = remote.file(line, `browser/${file}`)
    expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  }
})

test('a release brings the list of the operations that it may send', async () => {
  const remote = await writeRemote()
  await remote.build()
  const operations = remote.file(remote.line(), 'persisted-operations.json')
  expect(JSON.parse(operations.toString())).toEqual({ hash: 'query A { a }' })
})

test('browser and server agree on class names, and old browsers understand the styles', async () => {
  const remote = await writeRemote()
  await remote.build()
  const line = remote.line()
  const css = remote
    .file(line, `browser/${line.browser.chunks.home!.find((file) => file.endsWith('.css'))}`)
    .toString()
  const server = remote.file(line, line.server!.file).toString()
  const className = /\.(mfe_test-[\w\\.-]+)/.exec(css)![1]!.replaceAll('\\', '')
  expect(server).toContain(className)
  expect(css).not.toContain('light-dark')
  expect(css).not.toContain('&')
  expect(line.browser.styleMarkers).toEqual({
    [line.browser.chunks.home!.find((file) => file.endsWith('.css'))!]:
      expect.stringMatching(/^mfe_test:chunk-/),
  })
})

test('on the server too, a remote uses the browser versions of packages, and no Node modules', async () => {
  const remote = await writeRemote()
  remote.write('machine.ts', `export { sep as here } from 'node:path'`)
  remote.write('anywhere.ts', `export const here = 'anywhere'`)
  remote.write(
    'Home.tsx',
    `import { here } from '#here'
     export default function Home() { return <p>{here}</p> }`,
  )
  await remote.build()
  const line = remote.line()
  const server = remote.file(line, line.server!.file).toString()
  expect(server).toContain('anywhere')
  expect(server).not.toContain('node:path')
})

test('a remote bundles no shared module', async () => {
  const remote = await writeRemote()
  await remote.build()
  const line = remote.line()
  const required = new Set<string>()
  const module = { exports: {} as { contract?: number; routes?: unknown[] } }
  const requireShared = (id: string) => {
    required.add(id)
    return { lazy: () => () => null, jsx: () => null }
  }
  vm.compileFunction(remote.file(line, line.server!.file).toString(), ['module', 'exports', 'require'])(
    module,
    module.exports,
    requireShared,
  )
  expect(module.exports.contract).toBe(1)
  expect(module.exports.routes).toHaveLength(1)
  expect([...required].filter((id) => !(id in sharedModuleVersions))).toEqual([])
  expect(remote.file(line, `browser/${line.browser.entry}`).toString()).not.toContain('react.element')
})

test('of a remote that only the browser renders, the server has the routes and nothing behind them', async () => {
  const remote = await writeRemote({ isServerRendered: false })
  remote.write('Home.tsx', 'export default function Home() { return <p>behind the door</p> }')
  await remote.build()
  const line = remote.line()
  const server = remote.file(line, line.server!.file).toString()
  expect(server).not.toContain('behind the door')
  const module = { exports: {} as { routes?: { index: boolean }[] } }
  vm.compileFunction(server, ['module', 'exports', 'require'])(module, module.exports, () => ({
    lazy: () => () => null,
    jsx: () => null,
  }))
  expect(module.exports.routes).toMatchObject([{ index: true, handle: { chunk: 'home' } }])
})

test('a browser loads nothing of the forms that the server handles', async () => {
  const remote = await writeRemote()
  await remote.build()
  const line = remote.line()
  const formText = 'what the server does with a form'
  expect(remote.file(line, line.server!.file).toString()).toContain(formText)
  for (const file of Object.keys(line.browser.integrity))
    expect(remote.file(line, `browser/${file}`).toString()).not.toContain(formText)
})

test('static files have compressed siblings', async () => {
  const remote = await writeRemote()
  await remote.build()
  const line = remote.line()
  const plain = remote.file(line, `browser/${line.browser.entry}`)
  const brotli = remote.file(line, `browser/${line.browser.entry}.br`)
  expect(brotliDecompressSync(brotli).equals(plain)).toBe(true)
  expect(brotli.length).toBeLessThan(plain.length / 2)
})

test('a release changes with its sources, and the one before stays to go back to', async () => {
  const remote = await writeRemote()
  await remote.build()
  const before = remote.line()
  remote.write('Home.tsx', 'export default function Home() { return <p>Changed</p> }')
  await remote.build()
  expect(remote.line().version).not.toBe(before.version)
  expect(remote.file(before, 'release.json').toString()).toContain(before.version)
})

test('what did not change is up to date, and a changed, an added or a removed file is noticed', async () => {
  const remote = await writeRemote()
  await remote.build()
  remote.stamp()
  expect(remote.isUpToDate()).toBe(true)

  const before = remote.hash()
  remote.write('Home.test.tsx', 'a test')
  expect(remote.hash()).toBe(before)
  remote.write('added.ts', 'export {}')
  expect(remote.isUpToDate()).toBe(false)
  rmSync(path.join(remote.remoteFolder, 'mfe/src/added.ts'))
  expect(remote.isUpToDate()).toBe(true)
  rmSync(path.join(remote.remoteFolder, 'built/remotes'), { recursive: true })
  expect(remote.isUpToDate()).toBe(false)
})

test('a failed build names the file and leaves the last release active', async () => {
  const remote = await writeRemote()
  await remote.build()
  const before = remote.line()
  remote.write('Home.tsx', "import './nowhere.ts'")
  await expect(remote.build()).rejects.toThrow('./nowhere.ts')
  expect(remote.line()).toEqual(before)
})

test('only what exists can be built', async () => {
  const { build } = await import('./build.ts')
  await expect(build(['mfe_nothing'])).rejects.toThrow('There is no mfe_nothing to build.')
})
