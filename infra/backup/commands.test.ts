import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getBaseEnvironment } from '../run/programs.ts'
import { runNode } from '../run/run-node.ts'
import { settings } from '../run/settings.ts'
import { createTestFolder } from '../run/testing/folders.ts'
import { generateKeyPair, writeSmallBackup } from './testing/backups.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Runs a command where nothing else is set; what it printed, and that it failed. */
function runCommand(name: string, args: string[], env: Record<string, string>) {
  const unset = Object.fromEntries(settings.map((setting) => [setting.name, '']))
  return runNode([path.join(root, 'infra/run/run.mjs'), name, ...args], {
    cwd: root,
    env: { ...getBaseEnvironment(), ...unset, DATA_DIR: path.join(createTestFolder(), 'data'), ...env },
  })
}

test('a backup without a public key is not made, and says how to get one', async () => {
  const result = await runCommand('backup', ['backups'], {})
  expect(result).toMatchObject({
    hasSucceeded: false,
    output: expect.stringContaining('npm run keys -- identity'),
  })
})

test('a secret key in the place of the public one is rejected, and not shown', async () => {
  const { identity } = await generateKeyPair()
  const { hasSucceeded, output } = await runCommand('backup', ['backups'], { BACKUP_RECIPIENT: identity })
  expect(hasSucceeded).toBe(false)
  expect(output).toContain('BACKUP_RECIPIENT')
  expect(output).not.toContain(identity.slice(0, 20))
})

test('a mistyped public key is noticed before anything is written', async () => {
  const folder = path.join(createTestFolder(), 'backups')
  const { recipient } = await generateKeyPair()
  const BACKUP_RECIPIENT = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`
  expect((await runCommand('backup', [folder], { BACKUP_RECIPIENT })).output).toContain('is mistyped')
  expect(existsSync(folder)).toBe(false)
})

test('backups do not go into the data folder', async () => {
  const DATA_DIR = createTestFolder()
  const { recipient } = await generateKeyPair()
  const { output } = await runCommand('backup', [path.join(DATA_DIR, 'backups')], {
    DATA_DIR,
    BACKUP_RECIPIENT: recipient,
  })
  expect(output).toContain('lies in the data folder')
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('a damaged backup is rejected before anything is touched', async () => {
  const [folder, DATA_DIR] = [path.join(createTestFolder(), 'backup'), createTestFolder()]
  const { identity, recipient } = await generateKeyPair()
  const ENCRYPTION_KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
  await writeSmallBackup(folder, ENCRYPTION_KEY, recipient)
  const identityFile = path.join(createTestFolder(), 'identity.txt')
  writeFileSync(identityFile, identity)
  const restore = (...args: string[]) =>
    runCommand('restore', [folder, ...args], { DATA_DIR, ENCRYPTION_KEY })
  expect(await restore('--verify')).toMatchObject({ hasSucceeded: true })
  expect((await restore('--verify', '--identity', identityFile)).output).toContain('0 tables with 0 rows')

  const file = path.join(folder, 'auth/session.age')
  writeFileSync(file, readFileSync(file).subarray(0, -8))
  for (const args of [['--verify'], ['--identity', identityFile]]) {
    expect(await restore(...args)).toMatchObject({
      hasSucceeded: false,
      output: expect.stringContaining('This backup is damaged: auth/session.age'),
    })
  }
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('a key pair is written for its owner only, and never over another', async () => {
  const file = path.join(createTestFolder(), 'identity.txt')
  const { output } = await runCommand('keys', ['identity', file], {})
  const identity = /AGE-SECRET-KEY-\S+/.exec(readFileSync(file, 'utf8'))![0]
  expect(output).toMatch(/BACKUP_RECIPIENT=age1/)
  expect(output).not.toContain(identity)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await runCommand('keys', ['identity', file], {})).output).toContain('EEXIST')
  expect(readFileSync(file, 'utf8')).toContain(identity)
})
