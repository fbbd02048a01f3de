/** One PostgreSQL for a whole run of the services' tests, gone when it ends. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
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
  const dataDir = mkdtempSync(join(tmpdir(), 'access-test-'))
  // As root, PostgreSQL runs as another user, who must get in.
  chmodSync(dataDir, 0o711)
  // Nothing here has to survive a power cut.
  const postgres = await startPostgres({ dataDir, durable: false })
  provide('postgres', postgres.adminUrl)
  return async () => {
    await postgres.stop()
    for (const directory of new Set([dataDir, postgres.where]))
      rmSync(directory, { recursive: true, force: true })
  }
}
