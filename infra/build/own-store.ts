/** A release store with a key of its own, made with its first release: that of a clone, or of an installation. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  createKeyPair,
  formatTrustedKeys,
  openReleaseStore,
  parseSigningKey,
  parseTrustedKeys,
  type ReleaseStore,
  type SigningKey,
  type TrustedKey,
} from '@access/release-store'
import { writeFileAtomically } from './folders.ts'

export interface OwnStoreFiles {
  store: string
  /** The secret key, for whoever releases. */
  key: string
  /** The list of keys that are trusted, for whoever follows. */
  trustedKeys: string
}

export interface OwnStore {
  store: ReleaseStore
  key: SigningKey
  trustedKeys: TrustedKey[]
}

export async function openOwnStore(files: OwnStoreFiles): Promise<OwnStore> {
  if (!existsSync(files.key) || !existsSync(files.trustedKeys)) await writeKeys(files)
  return {
    store: await openReleaseStore(files.store),
    key: parseSigningKey(readFileSync(files.key, 'utf8')),
    trustedKeys: parseTrustedKeys(readFileSync(files.trustedKeys, 'utf8')),
  }
}

async function writeKeys(files: OwnStoreFiles): Promise<void> {
  const { signingKey, trustedKey } = await createKeyPair(['*'])
  writeFileAtomically(files.trustedKeys, formatTrustedKeys([trustedKey]))
  writeFileSync(files.key, JSON.stringify(signingKey), { mode: 0o600 })
}
