/** A PostgreSQL and small backups for tests. */

import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type OwnPostgres, startPostgres } from '@access/service-kit/postgres'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { type Contents, contentsPart } from '../contents.ts'
import { writePart } from '../encrypted-part.ts'
import { createManifest, manifestFile } from '../manifest.ts'

/** A server for the tests of a file, which name their own databases and roles; called outside of them. */
export function startTestServer(): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'access-server-'))
  const starting = startPostgres({ dataDir, isDurable: false })
  afterAll(async () => {
    await (await starting).stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return starting
}

/** A name that no other test has. */
export const buildUniqueName = (name: string) => `${name}_${randomBytes(4).toString('hex')}`

/** A connection that is closed when the test ends. */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A key pair of age. */
export async function generateKeyPair() {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** A whole backup of schemas without tables, with one file in it. */
export async function writeSmallBackup(
  folder: string,
  encryptionKey: string,
  recipient: string,
  file = 'a file',
) {
  mkdirSync(folder, { recursive: true })
  const empty = { migrations: [], tables: [], sequences: [] }
  const contents: Contents = {
    schemas: { auth: empty, content: empty, requests: empty },
    secrets: { auditKey: '', secondFactorKey: '' },
  }
  const write = (name: string, text: string) => writePart(folder, name, Readable.from([text]), [recipient])
  const parts = [await write(contentsPart, JSON.stringify(contents)), await write('auth/session.age', file)]
  const manifest = createManifest({ createdAt: '2026-11-22T10:00:00.000Z', parts }, [encryptionKey])
  writeFileSync(path.join(folder, manifestFile), JSON.stringify(manifest))
  return manifest
}
