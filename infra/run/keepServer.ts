/** Keeps our own PostgreSQL running: it was not to end before we did, so when it is gone it is started again. */

import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openServer, type Server } from './database.ts'
import type { Settings } from './settings.ts'

const every = 1_000

/** Opens the server as a whole that survives its process; a server of someone else's is theirs to keep. */
export async function keepServer(
  settings: Settings,
  tell: (line: string) => void,
): Promise<Server & { kill(): void }> {
  let server = await openServer(settings)
  if (server.pid === undefined) return { ...server, kill: () => {} }
  const { adminUrl, where, pid } = server
  const end = new AbortController()

  async function watch() {
    for (;;) {
      await wait(every, undefined, { signal: end.signal })
      if (server.pid === undefined || isAlive(server.pid)) continue
      tell('  ! PostgreSQL is gone and is started again')
      try {
        server = await openServer(settings)
        tell('  ✓ PostgreSQL is back')
      } catch (failure) {
        tell(`  ! ${(failure as Error).message}`)
      }
    }
  }
  const watching = watch().catch(() => {})

  return {
    adminUrl,
    where,
    pid,
    async stop() {
      end.abort()
      await watching
      await server.stop()
    },
    kill() {
      // SIGQUIT: gone at once, and whole again at the next start.
      if (server.pid !== undefined && isAlive(server.pid)) process.kill(server.pid, 'SIGQUIT')
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !hasEnded(pid)
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A server taken over from a start that was killed is nobody's child: where nobody collects it, its number stays. */
function hasEnded(pid: number): boolean {
  try {
    return /\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
