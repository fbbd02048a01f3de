import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findCurrentLine, formatTrustedKeys, openReleaseStore } from '@access/release-store'
import { createTeam } from '@access/release-store/testing'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { dumpFiles, restoreFiles } from './files.ts'
import { generateKeyPair } from './testing/backups.ts'

/** A folder with these files. */
function createFiles(files: Record<string, string>): string {
  const folder = createTestFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** Backs both folders up, and restores them into these. */
async function moveFiles(from: { dataDir: string; root: string }, to: { dataDir: string; root: string }) {
  const folder = createTestFolder()
  const { identity, recipient } = await generateKeyPair()
  await dumpFiles(from, folder, [recipient])
  await restoreFiles(folder, identity, to)
}

test('files of DATA_DIR come back, without keys, cluster, logs and what was just being written', async () => {
  const dataDir = createFiles({
    'outbox/one.eml': 'Subject: Hello',
    'outbox/two.eml.unfinished': 'Sub',
    'outbox/deep/three.eml': '',
    'secrets.json': '{}',
    'secrets.json.7': '{}',
    'postgres-password': 'secret',
    'postgres/cluster/PG_VERSION': '18',
    'logs/auth.log': '',
    'running.lock': '',
    'erasures.jsonl': '',
  })
  symlinkSync('/etc/passwd', path.join(dataDir, 'outbox/link.eml'))
  const target = { dataDir: createTestFolder(), root: createTestFolder() }
  await moveFiles({ dataDir, root: createTestFolder() }, target)
  const files = readdirSync(target.dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  expect(files.map(({ name }) => name).sort()).toEqual(['one.eml', 'three.eml'])
  expect(readFileSync(path.join(target.dataDir, 'outbox/one.eml'), 'utf8')).toBe('Subject: Hello')
})

test('an installation without any file is backed up and restored', async () => {
  const target = { dataDir: createTestFolder(), root: createTestFolder() }
  await moveFiles({ dataDir: createTestFolder(), root: createTestFolder() }, target)
  expect(readdirSync(target.dataDir)).toEqual([])
})

test('the live releases come back with their registry and keys, and only where nothing was built', async () => {
  const { store, storeFolder, signingKey, trustedKeys, place, makeLive } = await createTeam(['mfe_public'])
  const [before, live] = [await place({ 'page.js': 'before' }), await place({ 'page.js': 'live' })]
  await makeLive(before.id)
  await makeLive(live.id)
  const keys = formatTrustedKeys(trustedKeys)
  const root = createFiles({
    '.build/release-keys.json': keys,
    '.build/release-key.json': JSON.stringify(signingKey),
  })
  cpSync(storeFolder, path.join(root, '.build/release-store'), { recursive: true })
  const dataDir = createTestFolder()
  const empty = createTestFolder()
  await moveFiles({ dataDir, root }, { dataDir, root: empty })
  const restored = await openReleaseStore(path.join(empty, '.build/release-store'))
  expect(await findCurrentLine(restored, 'mfe_public', trustedKeys)).toMatchObject({ live: live.id })
  expect(await restored.list('releases/')).toEqual(
    (await store.list('releases/')).filter((key) => key.includes(live.id)),
  )
  expect(readFileSync(path.join(empty, '.build/release-keys.json'), 'utf8')).toBe(keys)

  const built = createFiles({ '.build/release-keys.json': 'of its own' })
  await moveFiles({ dataDir, root }, { dataDir, root: built })
  expect(readdirSync(path.join(built, '.build'))).toEqual(['release-keys.json'])
})
