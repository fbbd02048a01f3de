import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { createManifest, manifestFile } from './manifest.ts'
import { generateKeyPair, writeSmallBackup } from './testing/backups.ts'
import { verifyBackup } from './verify-backup.ts'

const generateKey = () => randomBytes(32).toString('base64')

async function prepareBackup() {
  const folder = path.join(createTestFolder(), 'backup')
  const encryptionKey = generateKey()
  const { identity, recipient } = await generateKeyPair()
  const manifest = await writeSmallBackup(folder, encryptionKey, recipient)
  return { folder, encryptionKey, identity, recipient, manifest }
}

test('a backup that is as it was made is accepted, with and without what decrypts it', async () => {
  const { folder, encryptionKey, identity } = await prepareBackup()
  expect(await verifyBackup(folder, [encryptionKey])).not.toHaveProperty('contents')
  expect(await verifyBackup(folder, [generateKey(), encryptionKey], identity)).toHaveProperty('contents')
})

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a changed byte',
    (folder) => flipByte(path.join(folder, 'auth/session.age'), 200),
    /session.age is not the file/,
  ],
  [
    'a truncated file',
    (folder) => truncateSync(path.join(folder, 'auth/session.age'), 150),
    /session.age is not the file/,
  ],
  ['a missing file', (folder) => rmSync(path.join(folder, 'auth/session.age')), /session.age is missing/],
  ['no manifest', (folder) => rmSync(path.join(folder, manifestFile)), /is not the manifest of a backup/],
  ['another moment in its manifest', changeMoment, /was changed after it was made/],
])('a backup with %s is rejected', async (_, change, reason) => {
  const { folder, encryptionKey, identity } = await prepareBackup()
  change(folder)
  await expect(verifyBackup(folder, [encryptionKey], identity)).rejects.toThrow(reason)
})

test('a file of another backup of ours in the place of its own is rejected', async () => {
  const { folder, encryptionKey, recipient } = await prepareBackup()
  const other = path.join(createTestFolder(), 'other')
  await writeSmallBackup(other, encryptionKey, recipient, 'another file')
  cpSync(path.join(other, 'auth/session.age'), path.join(folder, 'auth/session.age'))
  await expect(verifyBackup(folder, [encryptionKey])).rejects.toThrow(/session.age is not the file/)
})

test('a backup that somebody else made for our public key is rejected', async () => {
  const { folder, encryptionKey, manifest } = await prepareBackup()
  const forged = { ...createManifest(manifest, [generateKey()]), keyIds: manifest.keyIds }
  writeFileSync(path.join(folder, manifestFile), JSON.stringify(forged))
  await expect(verifyBackup(folder, [encryptionKey])).rejects.toThrow(/somebody else made it/)
})

test('without the encryption key of its day a backup is rejected, with the id of the key that is missing', async () => {
  const { folder, manifest } = await prepareBackup()
  await expect(verifyBackup(folder, [generateKey()])).rejects.toThrow(
    new RegExp(`needs the encryption key ${manifest.keyIds[0]}; given: .*nobody can read`),
  )
})

test('another identity is rejected', async () => {
  const { folder, encryptionKey } = await prepareBackup()
  const { identity } = await generateKeyPair()
  await expect(verifyBackup(folder, [encryptionKey], identity)).rejects.toThrow(/does not open this backup/)
})

test('a name in the manifest that leads out of the backup is rejected', async () => {
  const { folder, encryptionKey, manifest } = await prepareBackup()
  const parts = [{ ...manifest.parts[0]!, name: '../../secrets.age' }]
  writeFileSync(
    path.join(folder, manifestFile),
    JSON.stringify(createManifest({ ...manifest, parts }, [encryptionKey])),
  )
  await expect(verifyBackup(folder, [encryptionKey])).rejects.toThrow(/is not the manifest of a backup/)
})

function flipByte(file: string, index: number) {
  const bytes = readFileSync(file)
  bytes[index]! ^= 1
  writeFileSync(file, bytes)
}

function changeMoment(folder: string) {
  const file = path.join(folder, manifestFile)
  writeFileSync(file, readFileSync(file, 'utf8').replace('2026-11-22', '2026-11-23'))
}
