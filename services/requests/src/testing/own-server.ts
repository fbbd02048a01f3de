/** The requests service on a PostgreSQL server of its own, as the product sets it up, whose files a test may read. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeDatabase, openDatabase, runMigrations } from '@access/service-kit'
import {
  ensureSchema,
  ensureServiceRole,
  getRole,
  grantWalRemoval,
  startPostgres,
} from '@access/service-kit/postgres'
import { startSubgraph } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'
import { requests } from '../requests.ts'
import { generateEncryptionKey } from './requests-service.ts'

/** Starts both; they end with the test. */
export async function startOnOwnServer(env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-erased-'))
  // As root, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o711)
  const server = await startPostgres({ dataDir: folder })
  onTestFinished(async () => {
    await server.stop()
    for (const one of new Set([folder, server.directory])) rmSync(one, { recursive: true, force: true })
  })
  const { adminUrl } = server
  const role = await ensureServiceRole(adminUrl, 'requests', 'a password for tests')
  const url = await ensureSchema(adminUrl, 'requests', role)
  await grantWalRemoval(adminUrl, getRole(url))
  const orm = await openDatabase(requests, url)
  await runMigrations(orm)
  await orm.close()
  await requests.prepare?.(url)
  const served = await openDatabase(requests, url, { pool: 4 })
  const inbox = await startSubgraph(requests, {
    env: { ENCRYPTION_KEY: generateEncryptionKey(), DATA_DIR: folder, ...env },
    database: { url, orm: served, release: () => closeDatabase(served) },
  })
  return { inbox, server, folder }
}

/** The files below a folder in which one of these texts stands. */
export function listFilesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return texts.some((text) => bytes.includes(text))
    })
}
