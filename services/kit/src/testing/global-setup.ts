/** One PostgreSQL server for a run of the services' tests. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrator's URL of the run's PostgreSQL. */
    postgres: string
  }
}

export default async function setup({ provide }: { provide: (key: 'postgres', url: string) => void }) {
  const dataDir = mkdtempSync(join(findFastDirectory(), 'access-test-'))
  // As root, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o711)
  // Durability is not needed.
  const postgres = await startPostgres({ dataDir, isDurable: false })
  provide('postgres', postgres.adminUrl)
  return async () => {
    await postgres.stop()
    for (const directory of new Set([dataDir, postgres.directory]))
      rmSync(directory, { recursive: true, force: true })
  }
}

/** Memory where there is plenty: a database for each test is copied there several times faster than on a disk. */
function findFastDirectory(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir()
}
