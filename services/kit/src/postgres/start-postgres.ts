/** Starts our own PostgreSQL on a data directory, or adopts the one that already runs there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as moment } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { type ClusterPaths, resolveClusterPaths } from './cluster-paths.ts'
import { letterLocales, upgradeOwnLocale } from './locale.ts'
import { assertPinned } from './pinned-binaries.ts'
import { findRunningServer, isAlive, pingServer, sendSignal } from './running-server.ts'
import { getServerUser, type RunAs } from './server-user.ts'

export interface OwnPostgres {
  /** The superuser's URL. */
  adminUrl: string
  /** The directory that holds the cluster. */
  directory: string
  pid: number
  /** Whether it was running already, orphaned by a parent that was killed. */
  isAdopted: boolean
  /** Shuts it down cleanly and waits for its end. */
  stop(): Promise<void>
}

const superuser = 'postgres'
const timeoutMs = 30_000
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }

export interface PostgresOptions {
  dataDir: string
  /** `false` is for tests: faster, but data is lost in a power cut. */
  isDurable?: boolean
  /** Directories for the cluster when PostgreSQL's user cannot enter `dataDir`; temporary ones last. */
  fallbackDirectories?: string[]
}

/** Creates the cluster if there is none, and starts its server or adopts a running one. */
export async function startPostgres({
  dataDir,
  isDurable = true,
  fallbackDirectories = ['/var/lib', '/var/tmp', tmpdir()],
}: PostgresOptions): Promise<OwnPostgres> {
  const user = getServerUser()
  const paths = resolveClusterPaths(dataDir, user, fallbackDirectories)
  const binaries = findBinaries(paths.directory, user)
  if (!existsSync(join(paths.cluster, 'PG_VERSION'))) {
    assertPinned(binaries.folder)
    initialiseCluster(binaries.initdb, paths, user, isDurable)
  }

  const password = readFileSync(paths.passwordFile, 'utf8').trim()
  const adminUrl = `postgresql://${superuser}:${password}@/postgres?host=${encodeURIComponent(paths.socket)}&port=5432`
  const spawnCluster = () => {
    assertPinned(binaries.folder)
    return spawnServer(binaries.postgres, paths, user, isDurable)
  }
  const { pid, isAdopted } = await adoptOrSpawn(spawnCluster, paths, adminUrl)
  await upgradeOwnLocale(adminUrl)

  return {
    adminUrl,
    directory: paths.directory,
    pid,
    isAdopted,
    async stop() {
      await stopServer(pid)
      if (!paths.socket.startsWith(paths.directory)) rmSync(paths.socket, { recursive: true, force: true })
    },
  }
}

/** Creates the cluster under a temporary name first, so that an interrupted one is never used. */
function initialiseCluster(initdb: string, paths: ClusterPaths, user: RunAs, isDurable: boolean) {
  const password = randomBytes(24).toString('hex')
  const unfinished = `${paths.cluster}.unfinished`
  const passwordFile = join(paths.directory, 'initial-password')
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid)
  try {
    const auth = ['-U', superuser, '-A', 'scram-sha-256', '--pwfile', passwordFile]
    const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C']
    const sync = isDurable ? [] : ['--no-sync']
    const options = { ...user, cwd: paths.directory, env: environment, stdio: 'pipe' as const }
    const all = ['-D', unfinished, ...auth, ...locale, ...sync, '-T', 'english']
    withFirstLocale((name) => execFileSync(initdb, [...all, `--lc-ctype=${name}`], options))
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string }
    throw new Error(
      `PostgreSQL cannot make its cluster in ${paths.directory}: ${stderr?.toString().trim() || message}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  writeFileSync(paths.passwordFile, `${password}\n`, { mode: 0o600 })
  renameSync(unfinished, paths.cluster)
}

/** Tries the locales that know letters until the system has one. */
function withFirstLocale(initialise: (locale: string) => void) {
  for (const locale of letterLocales) {
    try {
      return initialise(locale)
    } catch (error) {
      const isMissing = /invalid locale/.test(String((error as { stderr?: Buffer }).stderr))
      if (!isMissing || locale === letterLocales.at(-1)) throw error
    }
  }
}

/** Adopts a running server, or spawns one. */
async function adoptOrSpawn(spawnCluster: () => ChildProcess, paths: ClusterPaths, adminUrl: string) {
  for (const deadline = Date.now() + timeoutMs; ; await moment(200)) {
    const running = await findRunningServer(paths, adminUrl)
    if (running) return { pid: running, isAdopted: true }

    const child = spawnCluster()
    if (await waitUntilReady(child, adminUrl, deadline)) {
      child.unref()
      return { pid: child.pid!, isAdopted: false }
    }
    child.kill('SIGQUIT')
    // After a kill -9 of the server itself its children need a moment to notice.
    const log = readFileSync(getLogPath(paths), 'utf8').trim()
    if (/still in use|already exists/.test(log) && Date.now() < deadline) continue
    throw new Error(
      `PostgreSQL does not start (${getLogPath(paths)}):\n${log.split('\n').slice(-5).join('\n')}`,
    )
  }
}

const getLogPath = (paths: ClusterPaths) => join(paths.directory, 'postgres.log')

function spawnServer(postgres: string, paths: ClusterPaths, user: RunAs, isDurable: boolean) {
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: paths.socket,
    password_encryption: 'scram-sha-256',
    // The log has errors, but no statements with user data.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // Containers often have little shared memory, which only parallel queries need.
    max_parallel_workers_per_gather: '0',
    // Files of the write-ahead log are removed once a checkpoint is past them, not written over later: what was erased
    // must not wait in them.
    wal_recycle: 'off',
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(getLogPath(paths), 'w', 0o600)
  // One of before, which anybody might read who can enter.
  fchmodSync(log, 0o600)
  try {
    return spawn(postgres, ['-D', paths.cluster, ...set], {
      ...user,
      cwd: paths.directory,
      env: environment,
      stdio: ['ignore', log, log],
      // Outside of our process group: Ctrl-C must not stop the server before its clients.
      detached: true,
    })
  } finally {
    closeSync(log)
  }
}

async function waitUntilReady(child: ChildProcess, adminUrl: string, deadline: number): Promise<boolean> {
  let hasExited = false
  child.once('exit', () => {
    hasExited = true
  })
  child.once('error', () => {
    hasExited = true
  })
  while (!hasExited && Date.now() < deadline) {
    if ((await pingServer(adminUrl)) === 'yes') return !hasExited
    await moment(20)
  }
  return false
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is written. */
async function stopServer(pid: number): Promise<void> {
  for (const [name, timeout] of [
    ['SIGINT', timeoutMs],
    ['SIGQUIT', 5000],
  ] as const) {
    const deadline = Date.now() + timeout
    if (!sendSignal(pid, name)) return
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return
      await moment(20)
    }
  }
}
