/** PostgreSQL: our own in DATA_DIR, or the one DATABASE_URL names; and in it a database and a role for each service. */

import { ensureDatabase, startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import { Trouble } from './ground/trouble.mjs'
import { type Secrets, type ServiceName, services } from './secrets.ts'
import type { Settings } from './settings.ts'

export interface Server {
  /** For someone who may create databases and roles. */
  adminUrl: string
  /** Where it lies, in words. */
  where: string
  /** The server's process, when it is ours. */
  pid?: number
  stop(): Promise<void>
}

/** How long a server of someone else's may take to answer, in milliseconds. */
const patience = 5_000

/** Starts our own server, or makes sure that the one which is named answers. */
export async function openServer(settings: Settings): Promise<Server> {
  const named = settings.get('DATABASE_URL')
  if (named) {
    await expectAnswer(named)
    return { adminUrl: named, where: placeOf(named), stop: async () => {} }
  }
  try {
    const own = await startPostgres({ dataDir: settings.dataDir })
    return { adminUrl: own.adminUrl, where: own.where, pid: own.pid, stop: () => own.stop() }
  } catch (cause) {
    throw new Trouble(
      `Our own PostgreSQL cannot be used: ${(cause as Error).message.split('\n').join('\n    ')}\n` +
        'Mend that, or set DATABASE_URL to a server of yours.',
      { cause },
    )
  }
}

/** The URL of each service's own database, made where it is missing. */
export async function openDatabases(
  { adminUrl, pid }: Server,
  settings: Settings,
  { databasePasswords }: Secrets,
): Promise<Record<ServiceName, string>> {
  const urls = {} as Record<ServiceName, string>
  // One after the other: PostgreSQL copies its template for one new database at a time.
  for (const name of services) {
    const role = `${settings.get('DATABASE_PREFIX')}_${name}`
    try {
      urls[name] = await ensureDatabase(adminUrl, { database: role, role, password: databasePasswords[name] })
    } catch (cause) {
      const server = pid ? 'our own PostgreSQL' : placeOf(adminUrl)
      throw new Trouble(
        `The database ${role} cannot be made on ${server} (${reasonOf(cause)}): give the role in DATABASE_URL the right to create databases and roles.`,
        { cause },
      )
    }
  }
  return urls
}

async function expectAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    throw new Trouble(sentenceFor(url, cause), { cause })
  } finally {
    client.end().catch(() => {})
  }
}

function sentenceFor(url: string, cause: unknown): string {
  const place = placeOf(url)
  const code = (cause as { code?: string }).code ?? ''
  if (code.startsWith('28'))
    return `The database at ${place} does not accept the role or password in DATABASE_URL: mend them there.`
  if (code === '3D000')
    return `The database that DATABASE_URL names does not exist at ${place}: name one that does, such as postgres.`
  return `The database at ${place} does not answer (${reasonOf(cause)}): start it or mend DATABASE_URL; without DATABASE_URL the product runs its own.`
}

const reasonOf = (cause: unknown) => {
  const { code, message } = cause as { code?: string; message?: string }
  return code || message || 'no reason given'
}

/** Host and port of a server, without role and password. */
function placeOf(url: string): string {
  const { host, searchParams } = new URL(url.replace(/^(\w+:\/\/[^@/]*@?)\//, '$1localhost/'))
  return searchParams.get('host') ?? host
}
