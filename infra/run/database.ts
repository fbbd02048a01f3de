/** PostgreSQL: our own in DATA_DIR, or the one DATABASE_URL names; and in it a database and a role for each service. */

import {
  type AuditOwnership,
  allowAuditMigrations,
  canSortNames,
  ensureDatabase,
  findLocaleShortcoming,
  grantWalRemoval,
  protectAuditTables,
  startPostgres,
} from '@access/service-kit/postgres'
import pg from 'pg'
import { StartupError } from './bootstrap/startup-error.mjs'
import { type Secrets, type ServiceName, services } from './secrets.ts'
import type { Settings } from './settings.ts'

export interface DatabaseServer {
  /** For someone who may create databases and roles. */
  adminUrl: string
  /** Where it lies, in words. */
  location: string
  /** The server's process, when it is ours. */
  pid?: number
  stop(): Promise<void>
}

/** How long an external server may take to respond, in milliseconds. */
const connectTimeout = 5_000

/** Starts our own server, or checks that the configured one responds. */
export async function openServer(settings: Settings): Promise<DatabaseServer> {
  const configuredUrl = settings.get('DATABASE_URL')
  if (configuredUrl) {
    await assertReachable(configuredUrl)
    return { adminUrl: configuredUrl, location: formatLocation(configuredUrl), stop: async () => {} }
  }
  try {
    const embedded = await startPostgres({ dataDir: settings.dataDir })
    return {
      adminUrl: embedded.adminUrl,
      location: embedded.directory,
      pid: embedded.pid,
      stop: () => embedded.stop(),
    }
  } catch (cause) {
    throw new StartupError(
      `Our own PostgreSQL cannot be used: ${(cause as Error).message.split('\n').join('\n    ')}\n` +
        'Mend that, or set DATABASE_URL to a server of yours.',
      { cause },
    )
  }
}

/** The URL of each service's own database, made where it is missing. */
export async function ensureDatabases(
  { adminUrl, pid }: DatabaseServer,
  settings: Settings,
  { databasePasswords }: Secrets,
): Promise<Record<ServiceName, string>> {
  const urls = {} as Record<ServiceName, string>
  // One after the other: PostgreSQL copies its template for one new database at a time.
  for (const name of services) {
    const role = `${settings.get('DATABASE_PREFIX')}_${name}`
    try {
      urls[name] = await ensureDatabase(adminUrl, { database: role, role, password: databasePasswords[name] })
      // On somebody else's server it is theirs to say how long the log is kept.
      if (pid && name === 'requests') await grantWalRemoval(adminUrl, { database: role, role })
    } catch (cause) {
      const server = pid ? 'our own PostgreSQL' : formatLocation(adminUrl)
      throw new StartupError(
        `The database ${role} cannot be made on ${server} (${getReason(cause)}): give the role in DATABASE_URL the right to create databases and roles.`,
        { cause },
      )
    }
  }
  return urls
}

/**
 * What the locale of the services' databases lacks, in a line each; nothing of our own server, which has a good one.
 * @throws {StartupError} where names cannot be sorted
 */
export async function listLocaleWarnings(
  { adminUrl, pid }: DatabaseServer,
  databases: Record<ServiceName, string>,
): Promise<string[]> {
  if (pid) return []
  const location = formatLocation(adminUrl)
  if (!(await canSortNames(adminUrl)))
    throw new StartupError(
      `The PostgreSQL at ${location} was made without ICU, by which names are sorted: use one that has it, as nearly all have.`,
    )
  const shortcomings = await Promise.all(services.map((name) => findLocaleShortcoming(databases[name])))
  return [...new Set(shortcomings)]
    .filter((shortcoming) => shortcoming !== null)
    .map(
      (shortcoming) =>
        `${shortcoming} (${location}). Everything else works; infra/handbook/operating.md says how to change it.`,
    )
}

const getAuditOwnership = (settings: Settings, name: ServiceName): AuditOwnership => {
  const prefix = settings.get('DATABASE_PREFIX')
  return { database: `${prefix}_${name}`, role: `${prefix}_${name}`, owner: `${prefix}_audit` }
}

/** Lets the services' migrations change their audit tables, until `protectAudit`. */
export async function allowMigrations({ adminUrl }: DatabaseServer, settings: Settings): Promise<void> {
  // One after the other: all of them grant the same role.
  for (const name of services) await allowAuditMigrations(adminUrl, getAuditOwnership(settings, name))
}

/** Takes the audit tables of a service from it, once it has migrated. */
export async function protectAudit(
  { adminUrl }: DatabaseServer,
  settings: Settings,
  name: ServiceName,
): Promise<void> {
  try {
    await protectAuditTables(adminUrl, getAuditOwnership(settings, name))
  } catch (cause) {
    throw new StartupError(
      `The audit tables of ${name} cannot be given to a role of their own (${getReason(cause)}): the role in DATABASE_URL must be one that may create databases and roles.`,
      { cause },
    )
  }
}

async function assertReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    throw new StartupError(formatConnectionError(url, cause), { cause })
  } finally {
    client.end().catch(() => {})
  }
}

function formatConnectionError(url: string, cause: unknown): string {
  const location = formatLocation(url)
  const code = (cause as { code?: string }).code ?? ''
  if (code.startsWith('28'))
    return `The database at ${location} does not accept the role or password in DATABASE_URL: mend them there.`
  if (code === '3D000')
    return `The database that DATABASE_URL names does not exist at ${location}: name one that does, such as postgres.`
  return `The database at ${location} does not answer (${getReason(cause)}): start it or mend DATABASE_URL; without DATABASE_URL the product runs its own.`
}

const getReason = (cause: unknown) => {
  const { code, message } = cause as { code?: string; message?: string }
  return code || message || 'no reason given'
}

/** Host and port of a server, without role and password. */
function formatLocation(url: string): string {
  const { host, searchParams } = new URL(url.replace(/^(\w+:\/\/[^@/]*@?)\//, '$1localhost/'))
  return searchParams.get('host') ?? host
}
