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

type Prepared = Awaited<ReturnType<typeof prepareBackup>>

const file = 'auth/session.age'

test.each<[string, (backup: Prepared) => unknown, RegExp]>([
  ['a changed byte', ({ folder }) => flipByte(path.join(folder, file), 200), /session.age is not the file/],
  ['a truncated file', ({ folder }) => truncateSync(path.join(folder, file), 150), /age is not the file/],
  ['a missing file', ({ folder }) => rmSync(path.join(folder, file)), /session.age is missing/],
  ['a file of another backup of ours', replaceByOther, /session.age is not the file/],
  ['no manifest', ({ folder }) => rmSync(path.join(folder, manifestFile)), /is not the manifest of a backup/],
  ['another moment in its manifest', changeMoment, /was changed after it was made/],
  [
    'a manifest that somebody else made for our public key',
    ({ folder, manifest }) => writeManifest(folder, manifest, generateKey()),
    /somebody else made it/,
  ],
  [
    'a name in its manifest that leads out of it',
    ({ folder, manifest, encryptionKey }) => {
      const parts = [{ ...manifest.parts[0]!, name: '../../secrets.age' }]
      writeManifest(folder, { ...manifest, parts }, encryptionKey)
    },
    /is not the manifest of a backup/,
  ],
])('a backup with %s is rejected', async (_, change, reason) => {
  const backup = await prepareBackup()
  await change(backup)
  const { folder, encryptionKey, identity } = backup
  await expect(verifyBackup(folder, [encryptionKey], identity)).rejects.toThrow(reason)
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

async function replaceByOther({ folder, encryptionKey, recipient }: Prepared) {
  const other = path.join(createTestFolder(), 'other')
  await writeSmallBackup(other, encryptionKey, recipient, 'another file')
  cpSync(path.join(other, file), path.join(folder, file))
}

/** Writes a manifest that is authenticated with this key, and names the keys of another. */
function writeManifest(folder: string, manifest: Prepared['manifest'], key: string) {
  const written = { ...createManifest(manifest, [key]), keyIds: manifest.keyIds }
  writeFileSync(path.join(folder, manifestFile), JSON.stringify(written))
}

function flipByte(file: string, index: number) {
  const bytes = readFileSync(file)
  bytes[index]! ^= 1
  writeFileSync(file, bytes)
}

function changeMoment({ folder }: Prepared) {
  const manifest = path.join(folder, manifestFile)
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('2026-11-22', '2026-11-23'))
}
