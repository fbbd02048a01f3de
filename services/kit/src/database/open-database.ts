/** The database of a service, opened with the ORM. */

import { Migrator } from '@mikro-orm/migrations'
import { type EntityClass, type MigrationObject, MikroORM } from '@mikro-orm/postgresql'
import { getSchema } from '../postgres/addresses.ts'
import { longStatements } from './long-statements.ts'

/** What a service declares of its database. */
export interface DatabaseDefinition {
  entities: EntityClass<object>[]
  migrations: MigrationObject[]
  /** Migrates what has a migration history of its own, such as the tables of the job queue. */
  prepare?(databaseUrl: string): Promise<void>
}

interface ConnectionOptions {
  pool?: number
  /** How long a query waits for a connection. */
  connectionTimeoutMs?: number
  /** The application name of the connections. */
  name?: string
  /** The connections answer requests: the timeouts of the address hold. All other work may take longer. */
  isForRequests?: boolean
}

/**
 * Opens the database at `url`: `postgresql://role:password@host/db`, or `…@/db?host=/socket/directory`; in it the schema
 * that the address names.
 */
export function openDatabase(
  { entities, migrations }: DatabaseDefinition,
  url: string,
  { pool = 10, connectionTimeoutMs = 5000, name, isForRequests = false }: ConnectionOptions = {},
): Promise<MikroORM> {
  return MikroORM.init({
    // The ORM does not accept URLs of sockets, so the URL goes to the driver, which does.
    clientUrl: url.replace('@/', '@localhost/'),
    driverOptions: {
      connectionString: url,
      connectionTimeoutMillis: connectionTimeoutMs,
      application_name: name,
      ...(!isForRequests && longStatements),
    },
    schema: getSchema(url),
    pool: { min: 0, max: pool },
    // The start command prepares the database; checking at each start would be a needless query.
    ensureDatabase: false,
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations' },
    // Functions are written by hand in migrations, and the job queue creates its own tables: no entity declares them, so
    // the comparison must ignore them.
    schemaGenerator: { ignoreRoutines: true, ignoreSchema: ['requests_jobs'] },
    // Everything is stored and returned in UTC.
    forceUtcTimezone: true,
    debug: false,
    logger: () => {},
  })
}

/** Does the work of a command with the database of DATABASE_URL. */
export async function withDatabase<T>(
  definition: DatabaseDefinition,
  work: (orm: MikroORM, url: string) => Promise<T>,
): Promise<T> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set')
  const orm = await openDatabase(definition, url, { pool: 1 })
  try {
    return await work(orm, url)
  } finally {
    await closeDatabase(orm)
  }
}

const closeTimeoutMs = 2000

/** Closes the database. A pool that is opening a connection at that moment never reports that it is closed. */
export async function closeDatabase(orm: MikroORM): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, closeTimeoutMs)
  })
  await Promise.race([orm.close(), timeout])
  clearTimeout(timer)
}
