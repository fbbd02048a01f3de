import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { readStore } from '@access/service-kit/releases'
import { afterAll, expect, test, vi } from 'vitest'
import { sharedModuleVersions } from '../../shell/federation.ts'
import { contract } from '../../shell/kit/src/contract.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A small remote in a folder of its own, and everything that builds it into another. */
async function writeRemote({ isServerRendered = true } = {}) {
  const remoteFolder = mkdtempSync(path.join(tmpdir(), 'build-'))
  folders.push(remoteFolder)
  vi.stubEnv('BUILD_DIR', path.join(remoteFolder, 'built'))
  vi.resetModules()
  const { resolveFromRoot } = await import('./paths.ts')
  const { createRemoteTarget } = await import('./remote-target.ts')
  const { compile } = await import('./compile.ts')
  const { hashOfInputs, isUpToDate } = await import('./input-hash.ts')
  const { buildTarget } = await import('./build.ts')
  const { readBuiltRemote } = await import('./built-remote.ts')
  const { getLocalStore } = await import('./local-store.ts')

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
  const target = createRemoteTarget({ name: 'mfe_test', folder, isServerRendered })
  return {
    write,
    target,
    build: () => compile(target, 'production'),
    /** What was built last. */
    built: () => readBuiltRemote('mfe_test'),
    file: (name: string) => readFileSync(path.join(remoteFolder, 'built/remotes/mfe_test', name)),
    /** The releases in the store of the clone, the newest first. */
    listReleases: () => readStore(getLocalStore()).releases.map(({ id }) => id),
    hash: () => hashOfInputs(target, 'production'),
    isUpToDate: () => isUpToDate(target, 'production'),
    buildAndStamp: () => buildTarget(target, 'production'),
    remoteFolder,
  }
}

type Remote = Awaited<ReturnType<typeof writeRemote>>

let builtRemote: Promise<Remote> | undefined
/** One that is built, for all tests that change nothing. */
const getBuiltRemote = () =>
  (builtRemote ??= writeRemote().then(async (remote) => {
    await remote.build()
    return remote
  }))

/** The remote as the server has it, where others give it what it shares. */
function loadOnServer({ built, file }: Remote, onRequired = (_module: string) => {}) {
  const module = { exports: {} as { contract?: number; routes?: object[] } }
  const requireShared = (id: string) => {
    onRequired(id)
    return { lazy: () => () => null, jsx: () => null }
  }
  const text = file(built().description.server!).toString()
  vm.compileFunction(text, ['module', 'exports', 'require'])(module, module.exports, requireShared)
  return module.exports
}

test('a remote becomes a release, with its files and operations, live in the store of the clone', async () => {
  const remote = await getBuiltRemote()
  const { entry, contract: built, description, files } = remote.built()
  const { scripts, sharedModules } = description
  expect(built).toBe(contract)
  expect(sharedModuleVersions).toMatchObject(sharedModules)
  expect(entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/)
  expect(scripts).toEqual(['routes.js'])
  expect(description.chunks.home).toEqual(expect.arrayContaining(['home.css', 'home.js']))
  expect(files).toEqual(expect.arrayContaining([`browser/${entry}`, description.server]))
  expect(remote.listReleases()).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
  const operations = remote.file('persisted-operations.json').toString()
  expect(JSON.parse(operations)).toEqual({ hash: 'query A { a }' })
})

test('browser and server agree on class names, and old browsers understand the styles', async () => {
  const remote = await getBuiltRemote()
  const { description } = remote.built()
  const css = remote
    .file(`browser/${description.chunks.home!.find((file) => file.endsWith('.css'))}`)
    .toString()
  const server = remote.file(description.server!).toString()
  const className = /\.(mfe_test-[\w\\.-]+)/.exec(css)![1]!.replaceAll('\\', '')
  expect(server).toContain(className)
  expect(css).not.toContain('light-dark')
  expect(css).not.toContain('&')
  expect(description.styleMarkers).toEqual({
    [description.chunks.home!.find((file) => file.endsWith('.css'))!]:
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
  const { description } = remote.built()
  const server = remote.file(description.server!).toString()
  expect(server).toContain('anywhere')
  expect(server).not.toContain('node:path')
})

test('a remote bundles no shared module', async () => {
  const remote = await getBuiltRemote()
  const required = new Set<string>()
  const { contract, routes } = loadOnServer(remote, (module) => required.add(module))
  expect(contract).toBe(1)
  expect(routes).toHaveLength(1)
  expect([...required].filter((id) => !(id in sharedModuleVersions))).toEqual([])
  expect(remote.file(`browser/${remote.built().entry}`).toString()).not.toContain('react.element')
})

test('of a remote that only the browser renders, the server has the routes and nothing behind them', async () => {
  const remote = await writeRemote({ isServerRendered: false })
  remote.write('Home.tsx', 'export default function Home() { return <p>behind the door</p> }')
  await remote.build()
  const server = remote.file(remote.built().description.server!).toString()
  expect(server).not.toContain('behind the door')
  expect(loadOnServer(remote).routes).toMatchObject([{ index: true, handle: { chunk: 'home' } }])
})

test('a browser loads nothing of the forms that the server handles', async () => {
  const remote = await getBuiltRemote()
  const { description } = remote.built()
  const formText = 'what the server does with a form'
  expect(remote.file(description.server!).toString()).toContain(formText)
  const browserFiles = remote.built().files.filter((file) => /^browser\/.*\.(js|css)$/.test(file))
  expect(browserFiles.length).toBeGreaterThan(2)
  for (const file of browserFiles) expect(remote.file(file).toString()).not.toContain(formText)
})

test('static files have compressed siblings', async () => {
  const remote = await getBuiltRemote()
  const { entry } = remote.built()
  const plain = remote.file(`browser/${entry}`)
  const brotli = remote.file(`browser/${entry}.br`)
  expect(brotliDecompressSync(brotli).equals(plain)).toBe(true)
  expect(brotli.length).toBeLessThan(plain.length / 2)
})

test('a release changes with its sources, and the one before stays to go back to', async () => {
  const remote = await writeRemote()
  await remote.build()
  const [before] = remote.listReleases()
  remote.write('Home.tsx', 'export default function Home() { return <p>Changed</p> }')
  await remote.build()
  const [after, ...earlier] = remote.listReleases()
  expect(after).not.toBe(before)
  expect(earlier).toEqual([before])
  await remote.build()
  expect(remote.listReleases()).toEqual([after, before])
})

test('what did not change is up to date, and a changed, an added or a removed file is noticed', async () => {
  const remote = await writeRemote()
  await remote.buildAndStamp()
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

test('of the files of others those that it takes in count, and no others', async () => {
  const remote = await writeRemote()
  const writeRules = (file: string, limit: number) =>
    writeFileSync(path.join(remote.remoteFolder, file), `export const limit = ${limit}`)
  writeRules('ours.rules.ts', 1)
  writeRules('others.rules.ts', 1)
  remote.write(
    'Home.tsx',
    `import { limit } from '../../ours.rules.ts'
     export default function Home() { return <p>{limit}</p> }`,
  )
  await remote.buildAndStamp()
  const [released] = remote.listReleases()
  writeRules('others.rules.ts', 2)
  expect(remote.isUpToDate()).toBe(true)
  writeRules('ours.rules.ts', 2)
  expect(remote.isUpToDate()).toBe(false)
  await remote.buildAndStamp()
  expect(remote.isUpToDate()).toBe(true)
  expect(remote.listReleases()).toEqual([expect.not.stringMatching(released!), released])
})

test('what was changed while it was built is built again', async () => {
  const remote = await writeRemote()
  const building = remote.buildAndStamp()
  remote.write('Home.tsx', 'export default function Home() { return <p>Changed</p> }')
  await building
  expect(remote.isUpToDate()).toBe(false)
})

test('a failed build names the file and leaves the last release live', async () => {
  const remote = await writeRemote()
  await remote.build()
  const before = remote.listReleases()
  remote.write('Home.tsx', "import './nowhere.ts'")
  await expect(remote.build()).rejects.toThrow('./nowhere.ts')
  expect(remote.listReleases()).toEqual(before)
})

test('only what exists can be built', async () => {
  const { build } = await import('./build.ts')
  await expect(build(['mfe_nothing'])).rejects.toThrow('There is no mfe_nothing to build.')
})
