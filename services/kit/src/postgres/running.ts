/** Whether a server runs on a cluster, asked of the cluster's own pid file, the system and the server itself. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as moment } from 'node:timers/promises'
import pg from 'pg'

const patience = 30_000

/** The pid of the server that answers on this cluster; one that is just starting or stopping is waited for. */
export async function runningOn(
  { cluster, socket }: { cluster: string; socket: string },
  adminUrl: string,
): Promise<number | undefined> {
  for (const giveUp = Date.now() + patience; Date.now() < giveUp; await moment(50)) {
    const pid = pidOf(cluster)
    if (pid === undefined || !signal(pid, 0)) return undefined
    const reply = await replyOf(adminUrl)
    if (reply === 'yes') return pid
    if (reply === 'nobody') {
      // After a power cut the number may belong to another program by now, and where nobody collects the dead (a
      // container whose first process does not) to what is left of the server: PostgreSQL would respect both for ever.
      if (!isPostgres(pid)) {
        rmSync(join(cluster, 'postmaster.pid'), { force: true })
        rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
      }
      return undefined
    }
  }
  return undefined
}

/** Whether a server answers: 'soon' while it starts or stops. */
export async function replyOf(adminUrl: string): Promise<'yes' | 'soon' | 'nobody'> {
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

/** Whether the process runs; one that has ended and was not collected by its parent does not. */
export const isAlive = (pid: number) => signal(pid, 0) && !hasEnded(pid)

function hasEnded(pid: number): boolean {
  try {
    return /\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Sends a signal; false when there is no such process. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pidOf(cluster: string): number | undefined {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

/** Linux says what a process is in /proc, others have ps; where neither does, it might be. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return status !== 0 || stdout.includes('postgres')
  }
}
