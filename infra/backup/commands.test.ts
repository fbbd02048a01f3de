import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStepList } from '../run/bootstrap/steps.mjs'
import { settings } from '../run/settings.ts'
import type { Command } from '../run/start.ts'
import { createTestFolder } from '../run/testing/folders.ts'
import { run as backUp } from './backup.ts'
import { run as runKeys } from './keys.ts'
import { run as restore } from './restore.ts'
import { generateKeyPair, writeSmallBackup } from './testing/backups.ts'

/** Runs a command where nothing else is set; what it prints, its error or its exit code at the end. */
async function runCommand(
  run: (command: Command) => Promise<unknown>,
  { positionals, values = {} }: Pick<Command, 'positionals'> & Partial<Command>,
  env: Record<string, string> = {},
): Promise<string> {
  for (const { name } of settings) vi.stubEnv(name, '')
  for (const [name, value] of Object.entries({ DATA_DIR: path.join(createTestFolder(), 'data'), ...env }))
    vi.stubEnv(name, value)
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  onTestFinished(() => {
    exit.mockRestore()
    vi.unstubAllEnvs()
  })
  const lines: string[] = []
  const steps = createStepList({ out: { write: (line) => lines.push(line) } })
  const command = { name: '', root: createTestFolder(), steps, positionals, values }
  await run(command).catch((error: Error) => lines.push(error.message))
  return lines.join('')
}

/** As `runCommand`, where the command must fail. */
async function runFailing(...args: Parameters<typeof runCommand>): Promise<string> {
  const output = await runCommand(...args)
  expect(output).not.toMatch(/exit 0$/)
  return output
}

test('a backup without a public key is not made, and says how to get one', async () => {
  expect(await runFailing(backUp, { positionals: ['backups'] })).toContain('npm run keys -- identity')
})

test('a secret key in the place of the public one is rejected, and not shown', async () => {
  const { identity: BACKUP_RECIPIENT } = await generateKeyPair()
  const output = await runFailing(backUp, { positionals: ['backups'] }, { BACKUP_RECIPIENT })
  expect(output).toContain('BACKUP_RECIPIENT')
  expect(output).not.toContain(BACKUP_RECIPIENT.slice(0, 20))
})

test('a mistyped public key is noticed before anything is written', async () => {
  const folder = path.join(createTestFolder(), 'backups')
  const { recipient } = await generateKeyPair()
  const BACKUP_RECIPIENT = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`
  expect(await runFailing(backUp, { positionals: [folder] }, { BACKUP_RECIPIENT })).toContain('is mistyped')
  expect(existsSync(folder)).toBe(false)
})

test('backups do not go into the data folder', async () => {
  const DATA_DIR = createTestFolder()
  const { recipient: BACKUP_RECIPIENT } = await generateKeyPair()
  const positionals = [path.join(DATA_DIR, 'backups')]
  const output = await runFailing(backUp, { positionals }, { DATA_DIR, BACKUP_RECIPIENT })
  expect(output).toContain('lies in the data folder')
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('a damaged backup is rejected before anything is touched', async () => {
  const [folder, DATA_DIR] = [path.join(createTestFolder(), 'backup'), createTestFolder()]
  const { identity: secretKey, recipient } = await generateKeyPair()
  const ENCRYPTION_KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
  await writeSmallBackup(folder, ENCRYPTION_KEY, recipient)
  const identity = path.join(createTestFolder(), 'identity.txt')
  writeFileSync(identity, secretKey)
  const restoreWith = (values: Command['values']) =>
    runCommand(restore, { positionals: [folder], values }, { DATA_DIR, ENCRYPTION_KEY })
  expect(await restoreWith({ verify: true })).toMatch(/exit 0$/)
  expect(await restoreWith({ verify: true, identity })).toContain('0 tables with 0 rows')

  const file = path.join(folder, 'auth/session.age')
  writeFileSync(file, readFileSync(file).subarray(0, -8))
  for (const values of [{ verify: true }, { identity }])
    expect(
      await runFailing(restore, { positionals: [folder], values }, { DATA_DIR, ENCRYPTION_KEY }),
    ).toContain('This backup is damaged: auth/session.age')
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('a key pair is written for its owner only, and never over another', async () => {
  const file = path.join(createTestFolder(), 'identity.txt')
  const output = await runCommand(runKeys, { positionals: ['identity', file] })
  const identity = /AGE-SECRET-KEY-\S+/.exec(readFileSync(file, 'utf8'))![0]
  expect(output).toMatch(/BACKUP_RECIPIENT=age1/)
  expect(output).not.toContain(identity)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await runCommand(runKeys, { positionals: ['identity', file] })).toContain('EEXIST')
  expect(readFileSync(file, 'utf8')).toContain(identity)
})
