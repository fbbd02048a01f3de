/**
 * The owner of the audit tables: a role that nobody signs in as. A service may read its audit log and add to it; to change
 * or remove a line, to disable the trigger or to drop the table it would have to be the owner.
 */
import pg from 'pg'
import type { DatabaseCredentials } from './databases.ts'
import { databaseUrl } from './databases.ts'
import { withServerLock } from './server-lock.ts'

/** A service's database, the role that it signs in as, and the owner of its audit tables. */
export interface AuditOwnership {
  database: string
  role: string
  owner: string
}

const tables = ['audit_event', 'audit_chain_link']
const name = pg.escapeIdentifier

/**
 * Creates the owner where it is missing, and lets the service act as it until `protectAuditTables`: its migrations may
 * change the tables. `admin` is the URL of a role that may create roles.
 */
export async function allowAuditMigrations(admin: string, { role, owner }: AuditOwnership): Promise<void> {
  await withServerLock(admin, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [owner])
    if (rowCount === 0) await client.query(`create role ${name(owner)} nologin`)
    await client.query(`grant ${name(owner)} to ${name(role)}`)
  })
}

/**
 * Makes the owner that of the audit tables, their triggers' functions and the database (who owns a database may drop
 * what is in it), and takes it from the service. To be called when its migrations have run; changes nothing the next time.
 */
export async function protectAuditTables(admin: string, ownership: AuditOwnership): Promise<void> {
  const { database, role, owner } = ownership
  const url = databaseUrlFor(admin, database)
  const protect = async (client: pg.Client) => {
    await client.query('begin')
    // Only a member of both roles may hand over; a superuser needs not be.
    const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user')
    if (!rows[0]?.rolsuper) await client.query(`grant ${name(role)}, ${name(owner)} to current_user`)
    await client.query(`alter database ${name(database)} owner to ${name(owner)}`)
    await client.query(`grant connect, create, temporary on database ${name(database)} to ${name(role)}`)
    await client.query(`grant usage, create on schema public to ${name(role)}`)
    for (const table of await listExisting(client)) {
      await client.query(`alter table ${name(table)} owner to ${name(owner)}`)
      await client.query(`alter function ${name(`${table}_append_only_fn`)}() owner to ${name(owner)}`)
      await client.query(`revoke all on ${name(table)} from public, ${name(role)}`)
      await client.query(`grant select, insert on ${name(table)} to ${name(role)}`)
    }
    await client.query(`revoke ${name(owner)} from ${name(role)}`)
    await client.query('commit')
  }
  await withServerLock(admin, () => withClient(url, protect))
}

async function listExisting(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename = any($1)",
    [tables],
  )
  return rows.map(({ tablename }) => tablename)
}

/** The same role and server, another database. */
function databaseUrlFor(admin: string, database: DatabaseCredentials['database']): string {
  const [, role = '', password = ''] = /^\w+:\/\/([^:@/]*):?([^@/]*)@/.exec(admin) ?? []
  return databaseUrl(admin, {
    database,
    role: decodeURIComponent(role),
    password: decodeURIComponent(password),
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
