import { createPrivateKey } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dropPreviousEncryptionKeys, getSecretsFile, loadSecrets, rotateEncryptionKey } from './secrets.ts'
import { type Environment, readSettings } from './settings.ts'
import { createTestFolder } from './testing/folders.ts'

const loadSecretsIn = (dataDir: string, env: Environment = {}) =>
  loadSecrets(readSettings({ ...env, DATA_DIR: dataDir }).settings)

test('missing secrets are generated once and stay the same', () => {
  const folder = createTestFolder()
  const generated = loadSecretsIn(folder)
  expect(loadSecretsIn(folder)).toEqual(generated)
  expect(Buffer.from(generated.encryptionKey, 'base64')).toHaveLength(32)
  expect(createPrivateKey(generated.signingKey).asymmetricKeyDetails?.namedCurve).toBe('prime256v1')
  expect(generated.adminPassword).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/)
})

test('only their owner can read them', () => {
  const folder = createTestFolder()
  loadSecretsIn(folder)
  expect(statSync(getSecretsFile(folder)).mode & 0o777).toBe(0o600)
})

test('no two folders share a secret', () => {
  const [one, other] = [loadSecretsIn(createTestFolder()), loadSecretsIn(createTestFolder())]
  expect(one.encryptionKey).not.toBe(other.encryptionKey)
  expect(one.databasePasswords.auth).not.toBe(other.databasePasswords.auth)
})

test('a setting overrides a stored secret, and the password is then not a generated one', () => {
  const folder = createTestFolder()
  const stored = loadSecretsIn(folder)
  const configured = loadSecretsIn(folder, { ADMIN_PASSWORD: 'plum-tractor-91' })
  expect(configured).toEqual({ ...stored, adminPassword: 'plum-tractor-91', isAdminPasswordGenerated: false })
  expect(loadSecretsIn(folder)).toEqual(stored)
})

test('stored secrets that cannot be read stop the start: new ones would lose every request', () => {
  const folder = createTestFolder()
  writeFileSync(getSecretsFile(folder), '{"encryptionKey": "cut sh')
  expect(() => loadSecretsIn(folder)).toThrow('restore it from a backup')
})

test('a new encryption key is stored with the previous one until that is dropped', () => {
  const folder = createTestFolder()
  const { settings } = readSettings({ DATA_DIR: folder })
  const { encryptionKey: old } = loadSecrets(settings)
  rotateEncryptionKey(settings)
  const both = loadSecrets(settings)
  expect(both.previousEncryptionKeys).toBe(old)
  expect(both.encryptionKey).not.toBe(old)

  // Asked again after it was cut short: the same two keys.
  rotateEncryptionKey(settings)
  expect(loadSecrets(settings)).toEqual(both)
  dropPreviousEncryptionKeys(settings)
  expect(loadSecrets(settings)).toEqual({ ...both, previousEncryptionKeys: '' })
})

test('an encryption key from the settings cannot be rotated by us', () => {
  const folder = createTestFolder()
  const stored = loadSecretsIn(folder)
  const keys = {
    ENCRYPTION_KEY: loadSecretsIn(createTestFolder()).encryptionKey,
    ENCRYPTION_KEYS_BEFORE: stored.encryptionKey,
  }
  const { settings } = readSettings({ ...keys, DATA_DIR: folder })
  rotateEncryptionKey(settings)
  dropPreviousEncryptionKeys(settings)
  expect(loadSecrets(settings)).toMatchObject({
    encryptionKey: keys.ENCRYPTION_KEY,
    previousEncryptionKeys: stored.encryptionKey,
  })
  expect(loadSecretsIn(folder)).toEqual(stored)
})
