import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findLive, readStore } from '@access/service-kit/releases'
import { createTestStore } from '@access/service-kit/releases/testing'
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

test('the releases come back with their list and keys, and only where nothing was built', async () => {
  const { store, release } = createTestStore()
  const live = release({ 'page.js': 'live' })
  const keys = readFileSync(store.keysFile, 'utf8')
  const root = createFiles({
    '.build/release-keys.pem': keys,
    '.build/release-key.pem': readFileSync(store.keyFile, 'utf8'),
  })
  cpSync(store.folder, path.join(root, '.build/releases'), { recursive: true })
  const dataDir = createTestFolder()
  const empty = createTestFolder()
  await moveFiles({ dataDir, root }, { dataDir, root: empty })
  const restored = readStore({
    folder: path.join(empty, '.build/releases'),
    keysFile: path.join(empty, '.build/release-keys.pem'),
  })
  expect(findLive(restored, 'mfe_public')).toEqual({ ...live, status: 'live', since: expect.any(String) })

  const built = createFiles({ '.build/release-keys.pem': 'of its own' })
  await moveFiles({ dataDir, root }, { dataDir, root: built })
  expect(readdirSync(path.join(built, '.build'))).toEqual(['release-keys.pem'])
})
