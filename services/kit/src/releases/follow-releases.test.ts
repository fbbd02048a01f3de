import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestFolder, createTestStore } from '../testing/release-store.ts'
import { startTestServer } from '../testing/test-servers.ts'
import type { LocalRelease } from './copy-release.ts'
import { followReleases, type ReleaseSettings } from './follow-releases.ts'
import { endTrial } from './store.ts'

/** Follows a store, which is asked when the test says so. */
async function follow(settings: ReleaseSettings) {
  const problems: object[] = []
  let releases: LocalRelease[] = []
  const { poll, close } = await followReleases({
    ...settings,
    pollInterval: 600_000,
    onReleases(current) {
      releases = current
    },
    log: { error: (details) => void problems.push(details) },
  })
  onTestFinished(close)
  return {
    poll,
    problems,
    /** What the page of each release says, by its status. */
    listPages: () =>
      releases.map(({ line, folder }) => [line.status, readFileSync(path.join(folder, 'page.js'), 'utf8')]),
  }
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

test('a release that becomes live is taken, and the one before kept for pages that are open', async () => {
  const { settings, release } = createTestStore()
  release({ 'page.js': 'one' })
  const follower = await follow(settings)
  expect(follower.listPages()).toEqual([['live', 'one']])
  release({ 'page.js': 'two' })
  await follower.poll()
  expect(follower.listPages()).toEqual([
    ['live', 'two'],
    ['retired', 'one'],
  ])
})

test('a store behind a URL is followed as a folder is', async () => {
  const { store, settings, release } = createTestStore()
  release({ 'page.js': 'one' })
  const url = await startTestServer((request, response) => {
    const file = path.join(store.folder, request.url ?? '')
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  const follower = await follow({ ...settings, store: `${url}/` })
  expect(follower.listPages()).toEqual([['live', 'one']])
})

test.each<[string, (list: string) => string]>([
  ['is no JSON', () => 'no list'],
  ['has another line than was signed', (list) => list.replace('Dana', 'Eve')],
  ['has no signature', (list) => list.replace(/"signature": "[^"]*"/, '"signature": ""')],
])('a list that %s changes nothing, before and after a restart', async (_, change) => {
  const { store, settings, release } = createTestStore()
  release({ 'page.js': 'one' })
  const follower = await follow(settings)
  release({ 'page.js': 'two' })
  edit(path.join(store.folder, 'releases.json'), change)
  await follower.poll()
  expect(follower.listPages()).toEqual([['live', 'one']])
  expect(follower.problems).toHaveLength(1)
  expect((await follow(settings)).listPages()).toEqual([['live', 'one']])
})

test('a list that another key has signed is not followed', async () => {
  const { settings, release } = createTestStore()
  release({ 'page.js': 'one' })
  const { keysFile } = createTestStore().settings
  expect((await follow({ ...settings, keysFile })).listPages()).toEqual([])
})

test('an earlier list that is put back counts for nothing', async () => {
  const { store, settings, release } = createTestStore()
  const file = path.join(store.folder, 'releases.json')
  release({ 'page.js': 'one' })
  const earlier = readFileSync(file)
  release({ 'page.js': 'two' })
  const follower = await follow(settings)
  writeFileSync(file, earlier)
  await follower.poll()
  expect(follower.listPages()[0]).toEqual(['live', 'two'])
  expect((await follow(settings)).listPages()[0]).toEqual(['live', 'two'])
})

test.each(['page.js', 'manifest.json'])(
  'a release with another %s than was released is left out',
  async (name) => {
    const { store, settings, release } = createTestStore()
    release({ 'page.js': 'one' })
    const { id } = release({ 'page.js': 'two' })
    edit(path.join(store.folder, 'mfe_public', id, name), (text) => `${text} `)
    expect((await follow(settings)).listPages()).toEqual([['retired', 'one']])
  },
)

test('without its store a program starts with what it had', async () => {
  const { store, settings, release } = createTestStore()
  release({ 'page.js': 'one' })
  await follow(settings)
  rmSync(store.folder, { recursive: true })
  expect((await follow(settings)).listPages()).toEqual([['live', 'one']])
})

test('copies that somebody has removed are made again', async () => {
  const { settings, release } = createTestStore()
  const { id } = release({ 'page.js': 'one' })
  const follower = await follow(settings)
  rmSync(path.join(settings.copiesFolder, 'mfe_public', id), { recursive: true })
  await follower.poll()
  expect(follower.listPages()).toEqual([['live', 'one']])
})

test('ten releases are kept beside the live one, here and in the store', async () => {
  const { store, settings, release } = createTestStore()
  const first = release({ 'page.js': 'first' })
  const follower = await follow(settings)
  for (let number = 0; number < 11; number++) release({ 'page.js': String(number) })
  await follower.poll()
  expect(follower.listPages()).toHaveLength(11)
  for (const folder of [store.folder, settings.copiesFolder])
    expect(existsSync(path.join(folder, 'mfe_public', first.id))).toBe(false)
})

test('where there are no releases yet a program starts without', async () => {
  const { settings } = createTestStore()
  const follower = await follow({ ...settings, store: createTestFolder() })
  expect(follower.listPages()).toEqual([])
})

test('a release on trial takes the place of the one before it, and goes when its trial ends', async () => {
  const { store, settings, release } = createTestStore()
  release({ 'page.js': 'one' })
  for (const text of ['two', 'three']) release({ 'page.js': text }, 'trial')
  const follower = await follow(settings)
  expect(follower.listPages()).toEqual([
    ['trial', 'three'],
    ['live', 'one'],
  ])
  endTrial(store, 'mfe_public')
  await follower.poll()
  expect(follower.listPages()).toEqual([['live', 'one']])
})
