/** Finds the server that runs on a cluster, by its pid file, the process list and the server's response. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as moment } from 'node:timers/promises'
import pg from 'pg'

const timeoutMs = 30_000

/** The pid of the server that responds on this cluster; waits while it starts or stops. */
export async function findRunningServer(
  { cluster, socket }: { cluster: string; socket: string },
  adminUrl: string,
): Promise<number | undefined> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await moment(50)) {
    const pid = readPid(cluster)
    if (pid === undefined || !sendSignal(pid, 0)) return undefined
    const reply = await pingServer(adminUrl)
    if (reply === 'yes') return pid
    if (reply === 'nobody') {
      // After a power cut the pid may belong to another program, and where zombies are not reaped (a
      // container whose init does not) to the zombie of the server: PostgreSQL would refuse to start for either.
      if (!isPostgres(pid)) {
        rmSync(join(cluster, 'postmaster.pid'), { force: true })
        rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
      }
      return undefined
    }
  }
  return undefined
}

/** Whether a server responds: 'soon' while it starts or stops. */
export async function pingServer(adminUrl: string): Promise<'yes' | 'soon' | 'nobody'> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return 'yes'
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? 'nobody' : 'soon'
  }
}

/** Whether the process runs; a zombie does not. */
export const isAlive = (pid: number) => sendSignal(pid, 0) && !hasEnded(pid)

function hasEnded(pid: number): boolean {
  try {
    return /\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Sends a signal; false when there is no such process. */
export function sendSignal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readPid(cluster: string): number | undefined {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

/** By /proc on Linux, by ps elsewhere; true where neither can tell. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return status !== 0 || stdout.includes('postgres')
  }
}
