import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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

test('active releases come back; those that are there, and the registry that names them, stay as they are', async () => {
  const registry = JSON.stringify({ mfe_public: { version: 'a1' } })
  const root = createFiles({
    '.build/remotes.json': registry,
    '.build/remotes/mfe_public/a1/release.json': 'active',
    '.build/remotes/mfe_public/00/release.json': 'before',
  })
  const dataDir = createTestFolder()
  const empty = createTestFolder()
  await moveFiles({ dataDir, root }, { dataDir, root: empty })
  expect(readFileSync(path.join(empty, '.build/remotes.json'), 'utf8')).toBe(registry)
  expect(readFileSync(path.join(empty, '.build/remotes/mfe_public/a1/release.json'), 'utf8')).toBe('active')
  expect(existsSync(path.join(empty, '.build/remotes/mfe_public/00'))).toBe(false)

  const built = createFiles({
    '.build/remotes.json': '{}',
    '.build/remotes/mfe_public/a1/release.json': 'there',
  })
  await moveFiles({ dataDir, root }, { dataDir, root: built })
  expect(readFileSync(path.join(built, '.build/remotes.json'), 'utf8')).toBe('{}')
  expect(readFileSync(path.join(built, '.build/remotes/mfe_public/a1/release.json'), 'utf8')).toBe('there')
  expect(readdirSync(path.join(built, '.build')).sort()).toEqual(['remotes', 'remotes.json'])
})
