import { createPrivateKey } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { secretsFile, secretsFor } from './secrets.ts'
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
