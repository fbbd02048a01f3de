import { createPrivateKey } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dropSealingKeysBefore, renewSealingKey, secretsFile, secretsFor } from './secrets.ts'
import { type Environment, readSettings } from './settings.ts'
import { aFolder } from './testing/folders.ts'

const secretsIn = (dataDir: string, env: Environment = {}) =>
  secretsFor(readSettings({ ...env, DATA_DIR: dataDir }).settings)

test('what nobody set is made once and stays the same', () => {
  const folder = aFolder()
  const made = secretsIn(folder)
  expect(secretsIn(folder)).toEqual(made)
  expect(Buffer.from(made.sealingKey, 'base64')).toHaveLength(32)
  expect(createPrivateKey(made.signingKey).asymmetricKeyDetails?.namedCurve).toBe('prime256v1')
  expect(made.adminPassword).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/)
})

test('only their owner can read them', () => {
  const folder = aFolder()
  secretsIn(folder)
  expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600)
})

test('no two folders share a secret', () => {
  const [one, other] = [secretsIn(aFolder()), secretsIn(aFolder())]
  expect(one.sealingKey).not.toBe(other.sealingKey)
  expect(one.databasePasswords.auth).not.toBe(other.databasePasswords.auth)
})

test('what is set goes before what is kept, and the password is then no longer ours', () => {
  const folder = aFolder()
  const kept = secretsIn(folder)
  const chosen = secretsIn(folder, { ADMIN_PASSWORD: 'plum-tractor-91' })
  expect(chosen).toEqual({ ...kept, adminPassword: 'plum-tractor-91', adminPasswordIsOurs: false })
  expect(secretsIn(folder)).toEqual(kept)
})

test('kept secrets that cannot be read stop the start: new ones would lose every request', () => {
  const folder = aFolder()
  writeFileSync(secretsFile(folder), '{"sealingKey": "cut sh')
  expect(() => secretsIn(folder)).toThrow('bring it back from a backup')
})

test('a new sealing key stands beside the one so far until that is dropped', () => {
  const folder = aFolder()
  const { settings } = readSettings({ DATA_DIR: folder })
  const { sealingKey: old } = secretsFor(settings)
  renewSealingKey(settings)
  const both = secretsFor(settings)
  expect(both.sealingKeysBefore).toBe(old)
  expect(both.sealingKey).not.toBe(old)

  // Asked again after it was cut short: the same two keys.
  renewSealingKey(settings)
  expect(secretsFor(settings)).toEqual(both)
  dropSealingKeysBefore(settings)
  expect(secretsFor(settings)).toEqual({ ...both, sealingKeysBefore: '' })
})

test('a sealing key that was set is not ours to change', () => {
  const folder = aFolder()
  const kept = secretsIn(folder)
  const keys = { SEALING_KEY: secretsIn(aFolder()).sealingKey, SEALING_KEYS_BEFORE: kept.sealingKey }
  const { settings } = readSettings({ ...keys, DATA_DIR: folder })
  renewSealingKey(settings)
  dropSealingKeysBefore(settings)
  expect(secretsFor(settings)).toMatchObject({
    sealingKey: keys.SEALING_KEY,
    sealingKeysBefore: kept.sealingKey,
  })
  expect(secretsIn(folder)).toEqual(kept)
})
