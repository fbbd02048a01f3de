/** Starts our own PostgreSQL on a data directory, or takes over the one that already runs there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as moment } from 'node:timers/promises'
import { binariesFor } from './binaries.ts'
import { databaseUrl } from './databases.ts'
import { type Place, placeFor } from './place.ts'
import { isAlive, replyOf, runningOn, signal } from './running.ts'
import { type RunAs, runAs } from './user.ts'

export interface OwnPostgres {
  /** The URL of a database for a role. */
  url(database: string, role: string, password: string): string
  /** The superuser's URL. */
  adminUrl: string
  /** The directory that holds the cluster. */
  where: string
  pid: number
  /** It was running already, left by a parent that was killed. */
  adopted: boolean
  /** Ends it cleanly and waits for that. */
  stop(): Promise<void>
}

const superuser = 'postgres'
const patience = 30_000
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }

export interface PostgresOptions {
  dataDir: string
  /** `false` is for tests: quicker, and lost when the power goes. */
  durable?: boolean
  /** Where the cluster goes when PostgreSQL's user cannot enter `dataDir`; what systems empty now and then, last. */
  elsewhere?: string[]
}

/** Makes the cluster if there is none, and starts it or takes over the server that it left running. */
export async function startPostgres({
  dataDir,
  durable = true,
  elsewhere = ['/var/lib', '/var/tmp', tmpdir()],
}: PostgresOptions): Promise<OwnPostgres> {
  const user = runAs()
  const place = placeFor(dataDir, user, elsewhere)
  const binaries = binariesFor(place.where, user)
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) initialise(binaries.initdb, place, user, durable)

  const password = readFileSync(place.password, 'utf8').trim()
  const adminUrl = `postgresql://${superuser}:${password}@/postgres?host=${encodeURIComponent(place.socket)}&port=5432`
  const launch = () => spawnServer(binaries.postgres, place, user, durable)
  const { pid, adopted } = await adoptOrLaunch(launch, place, adminUrl)

  return {
    url: (database, role, password) => databaseUrl(adminUrl, { database, role, password }),
    adminUrl,
    where: place.where,
    pid,
    adopted,
    async stop() {
      await stop(pid)
      if (!place.socket.startsWith(place.where)) rmSync(place.socket, { recursive: true, force: true })
    },
  }
}

/** The cluster is made under another name first: one that was interrupted half-way is never taken for whole. */
function initialise(initdb: string, place: Place, user: RunAs, durable: boolean) {
  const password = randomBytes(24).toString('hex')
  const unfinished = `${place.cluster}.unfinished`
  const passwordFile = join(place.where, 'initial-password')
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid)
  try {
    const auth = ['-U', superuser, '-A', 'scram-sha-256', '--pwfile', passwordFile]
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const sync = durable ? [] : ['--no-sync']
    const options = { ...user, cwd: place.where, env: environment, stdio: 'pipe' as const }
    execFileSync(initdb, ['-D', unfinished, ...auth, ...locale, ...sync, '-T', 'english'], options)
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string }
    throw new Error(
      `PostgreSQL cannot make its cluster in ${place.where}: ${stderr?.toString().trim() || message}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  writeFileSync(place.password, `${password}\n`, { mode: 0o600 })
  renameSync(unfinished, place.cluster)
}

/** Takes over what runs there already, or launches it. */
async function adoptOrLaunch(launch: () => ChildProcess, place: Place, adminUrl: string) {
  for (const giveUp = Date.now() + patience; ; await moment(200)) {
    const running = await runningOn(place, adminUrl)
    if (running) return { pid: running, adopted: true }

    const child = launch()
    if (await answersBefore(child, adminUrl, giveUp)) {
      child.unref()
      return { pid: child.pid!, adopted: false }
    }
    child.kill('SIGQUIT')
    // After a kill -9 of the server itself its children need a moment to notice.
    const log = readFileSync(logOf(place), 'utf8').trim()
    if (/still in use|already exists/.test(log) && Date.now() < giveUp) continue
    throw new Error(`PostgreSQL does not start (${logOf(place)}):\n${log.split('\n').slice(-5).join('\n')}`)
  }
}

const logOf = (place: Place) => join(place.where, 'postgres.log')

function spawnServer(postgres: string, place: Place, user: RunAs, durable: boolean) {
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: place.socket,
    password_encryption: 'scram-sha-256',
    // The log names what went wrong, never what people wrote.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // Containers often have next to no shared memory, which parallel queries need and ours do not.
    max_parallel_workers_per_gather: '0',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logOf(place), 'w')
  try {
    return spawn(postgres, ['-D', place.cluster, ...set], {
      ...user,
      cwd: place.where,
      env: environment,
      stdio: ['ignore', log, log],
      // Out of our process group: Ctrl-C is for us, and we end the server after those who use it.
      detached: true,
    })
  } finally {
    closeSync(log)
  }
}

async function answersBefore(child: ChildProcess, adminUrl: string, giveUp: number): Promise<boolean> {
  let gone = false
  child.once('exit', () => {
    gone = true
  })
  child.once('error', () => {
    gone = true
  })
  while (!gone && Date.now() < giveUp) {
    if ((await replyOf(adminUrl)) === 'yes') return !gone
    await moment(20)
  }
  return false
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is written. */
async function stop(pid: number): Promise<void> {
  for (const [name, wait] of [
    ['SIGINT', patience],
    ['SIGQUIT', 5000],
  ] as const) {
    const giveUp = Date.now() + wait
    if (!signal(pid, name)) return
    while (Date.now() < giveUp) {
      if (!isAlive(pid)) return
      await moment(20)
    }
  }
}
