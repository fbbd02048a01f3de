/** Keeps our own PostgreSQL running: it was not to end before we did, so when it is gone it is started again. */

import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '@access/service-kit/postgres'
import { type DatabaseServer, openServer } from './database.ts'
import type { Settings } from './settings.ts'

const checkInterval = 1_000

/** Opens the server and restarts its process when it dies; an external server is not supervised. */
export async function superviseDatabaseServer(
  settings: Settings,
  log: (line: string) => void,
): Promise<DatabaseServer & { kill(): void }> {
  let server = await openServer(settings)
  if (server.pid === undefined) return { ...server, kill: () => {} }
  const { adminUrl, location, pid } = server
  const controller = new AbortController()

  async function watch() {
    for (;;) {
      await wait(checkInterval, undefined, { signal: controller.signal })
      if (server.pid === undefined || isAlive(server.pid)) continue
      log('  ! PostgreSQL is gone and is started again')
      try {
        server = await openServer(settings)
        log('  ✓ PostgreSQL is back')
      } catch (failure) {
        log(`  ! ${(failure as Error).message}`)
      }
    }
  }
  const watchLoop = watch().catch(() => {})

  return {
    adminUrl,
    location,
    pid,
    async stop() {
      controller.abort()
      await watchLoop
      await server.stop()
    },
    kill() {
      // SIGQUIT: gone at once, and whole again at the next start.
      if (server.pid !== undefined && isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT')
    },
  }
}
