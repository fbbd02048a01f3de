/** The database of a service: one ORM, over the tables it lists. */

import { Migrator } from '@mikro-orm/migrations'
import { type EntityClass, type MigrationObject, MikroORM } from '@mikro-orm/postgresql'

/** What is needed to open a service's database. */
export interface Tables {
  entities: EntityClass<object>[]
  migrations: MigrationObject[]
  /** Brings up to date what stands beside our tables and keeps a history of its own, such as a job queue. */
  prepare?(databaseUrl: string): Promise<void>
}

/**
 * Opens the database at `url`: `postgresql://role:password@host/db`, or `…@/db?host=/socket/directory`. `patience` is
 * how long a question waits for a free connection, in milliseconds; `name` is what PostgreSQL calls the connections.
 */
export function openDatabase(
  { entities, migrations }: Tables,
  url: string,
  { pool = 10, patience = 5000, name }: { pool?: number; patience?: number; name?: string } = {},
): Promise<MikroORM> {
  return MikroORM.init({
    // The ORM reads URLs strictly and knows no sockets, so the driver, which does, is given the URL as it is.
    clientUrl: url.replace('@/', '@localhost/'),
    driverOptions: { connectionString: url, connectionTimeoutMillis: patience, application_name: name },
    pool: { min: 0, max: pool },
    // The start command makes databases; asking for ours at each start would be a query that nobody waits for.
    ensureDatabase: false,
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'migrations' },
    // Functions are written by hand, in migrations, and the job queue's tables by itself: nothing declares them, so
    // nothing may find them missing or too many.
    schemaGenerator: { ignoreRoutines: true, ignoreSchema: ['graphile_worker'] },
    // Everything is stored and given in UTC.
    forceUtcTimezone: true,
    debug: false,
    logger: () => {},
  })
}

const goodbye = 2000

/** Closes the database. A pool that is making a connection at that moment never says that it is closed. */
export async function closeDatabase(orm: MikroORM): Promise<void> {
  let giveUp: NodeJS.Timeout | undefined
  const soon = new Promise<void>((resolve) => {
    giveUp = setTimeout(resolve, goodbye)
  })
  await Promise.race([orm.close(), soon])
  clearTimeout(giveUp)
}
