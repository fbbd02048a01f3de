/** The database: our own PostgreSQL's in DATA_DIR, or the one DATABASE_URL names; and in it a schema for each service. */

import {
  allowAuditMigrations,
  canCreateRoles,
  canSortNames,
  ensureSchema,
  ensureServiceRole,
  findLocaleShortcoming,
  getEncoding,
  getRole,
  grantWalRemoval,
  protectAuditTables,
  startPostgres,
} from '@access/service-kit/postgres'
import pg from 'pg'
import { StartupError } from './bootstrap/startup-error.mjs'
import { type Secrets, type ServiceName, services } from './secrets.ts'
import type { Settings } from './settings.ts'

export interface DatabaseServer {
  /** The address of our one database, for its owner. */
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

/** The address of each service's own schema in the one database, made where it is missing. */
export async function ensureSchemas(
  { adminUrl, pid }: DatabaseServer,
  settings: Settings,
  { databasePasswords }: Secrets,
): Promise<Record<ServiceName, string>> {
  try {
    const hasRoles = await canCreateRoles(adminUrl)
    const urls = {} as Record<ServiceName, string>
    for (const name of services) {
      const ownRole = () => ensureServiceRole(adminUrl, name, databasePasswords[name])
      const url = settings.get(getAddressSetting(name)) || (hasRoles ? await ownRole() : adminUrl)
      urls[name] = await ensureSchema(adminUrl, name, url)
    }
    // On somebody else's server it is theirs to say how long the log is kept.
    if (pid) await grantWalRemoval(adminUrl, getRole(urls.requests))
    return urls
  } catch (cause) {
    throw new StartupError(
      `The schemas of the services cannot be made in the database at ${formatLocation(adminUrl)} (${getReason(cause)}): the role in DATABASE_URL must own that database, or may create schemas in it.`,
      { cause },
    )
  }
}

/** The setting with the address of a service's role, where the operator makes the roles. */
const getAddressSetting = (name: ServiceName) => `${name.toUpperCase()}_DATABASE_URL`

/**
 * What a database that is not our own lacks, in a line each.
 * @throws {StartupError} where it cannot hold every letter, or sort names
 */
export async function listDatabaseWarnings(
  { adminUrl, pid }: DatabaseServer,
  databases: Record<ServiceName, string>,
): Promise<string[]> {
  if (pid) return []
  const location = formatLocation(adminUrl)
  const encoding = await getEncoding(adminUrl)
  if (encoding !== 'UTF8')
    throw new StartupError(
      `The database at ${location} has the encoding ${encoding}, which lacks letters that people write in: make another by create database … encoding 'UTF8' template template0.`,
    )
  if (!(await canSortNames(adminUrl)))
    throw new StartupError(
      `The PostgreSQL at ${location} was made without ICU, by which names are sorted: use one that has it, as nearly all have.`,
    )
  const shared = services.filter((name) => !hasOwnRole(adminUrl, databases[name]))
  const shortcoming = await findLocaleShortcoming(adminUrl)
  const sharing = `The role in DATABASE_URL may create no others, so ${shared.join(', ')} share it: the database keeps neither them apart nor the audit log from them (infra/handbook/operating.md).`
  const sorting = `${shortcoming} (${location}). Everything else works; infra/handbook/operating.md says how to change it.`
  return [...(shared.length > 0 ? [sharing] : []), ...(shortcoming ? [sorting] : [])]
}

const hasOwnRole = (adminUrl: string, url: string) => getRole(url) !== getRole(adminUrl)

/** Lets the services' migrations change their audit tables, until `protectAudit`. */
export async function allowMigrations(
  { adminUrl }: DatabaseServer,
  databases: Record<ServiceName, string>,
): Promise<void> {
  for (const name of services)
    if (hasOwnRole(adminUrl, databases[name])) await allowAuditMigrations(adminUrl, name, databases[name])
}

/** Takes the audit tables of the services from them, once they have migrated. */
export async function protectAudit(
  { adminUrl }: DatabaseServer,
  databases: Record<ServiceName, string>,
): Promise<void> {
  for (const name of services) {
    if (!hasOwnRole(adminUrl, databases[name])) continue
    try {
      await protectAuditTables(adminUrl, name, databases[name])
    } catch (cause) {
      throw new StartupError(
        `The audit tables of ${name} cannot be taken from its role (${getReason(cause)}): make the role in DATABASE_URL a member of that in ${getAddressSetting(name)}.`,
        { cause },
      )
    }
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
    return `The database that DATABASE_URL names does not exist at ${location}: create it, empty, or name another.`
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
