/** A database and a role for each service, on our own server or on any other. */
import pg from 'pg'
import { formatLocaleClause } from './locale.ts'
import { shortPendingList } from './pending-lists.ts'
import { formatSettings, roleTimeouts } from './role-timeouts.ts'
import { withServerLock } from './server-lock.ts'

export interface DatabaseCredentials {
  database: string
  role: string
  password: string
}

/**
 * Creates the role, with its settings, and a database that it owns, unless they exist, and lets nobody else connect.
 * `admin` is the URL of a role that may create both; returns the URL for the new role.
 */
export async function ensureDatabase(
  admin: string,
  { database, role, password }: DatabaseCredentials,
): Promise<string> {
  const name = pg.escapeIdentifier
  return withServerLock(admin, async (client) => {
    const exists = async (sql: string, value: string) => (await client.query(sql, [value])).rowCount === 1
    const roleExists = await exists('select from pg_roles where rolname = $1', role)
    const login = `login password ${pg.escapeLiteral(password)}`
    await client.query(`${roleExists ? 'alter' : 'create'} role ${name(role)} ${login}`)
    await client.query(
      formatSettings(`alter role ${name(role)} set`, { ...roleTimeouts, ...shortPendingList }),
    )

    if (!(await exists('select from pg_database where datname = $1', database))) {
      // A role that is not a superuser may create a database only for a role it is a member of.
      await client.query(`grant ${name(role)} to current_user`)
      await client.query(
        `create database ${name(database)} owner ${name(role)} encoding 'UTF8' template template0
           ${await formatLocaleClause(client)}`,
      )
    }
    await client.query(`revoke all on database ${name(database)} from public`)
    return databaseUrl(admin, { database, role, password })
  })
}

/**
 * Lets a role have the write-ahead log of our own server end in a new file and the files before it removed, which a
 * service does after erasing. `admin` is the URL of a superuser.
 */
export async function grantWalRemoval(
  admin: string,
  { database, role }: Pick<DatabaseCredentials, 'database' | 'role'>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseOf(admin, database),
    connectionTimeoutMillis: 10_000,
  })
  const grantee = pg.escapeIdentifier(role)
  await client.connect()
  try {
    await client.query(`grant pg_checkpoint to ${grantee}`)
    await client.query(`grant execute on function pg_switch_wal(), pg_ls_waldir() to ${grantee}`)
  } finally {
    await client.end()
  }
}

const databaseOf = (admin: string, database: string) =>
  admin.replace(
    /^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/,
    (_, server) => `${server}/${encodeURIComponent(database)}`,
  )

/** The URL of the same server for another role and database. */
export function databaseUrl(admin: string, { database, role, password }: DatabaseCredentials): string {
  const { scheme, server, query } = splitUrl(admin)
  const userInfo = `${encodeURIComponent(role)}:${encodeURIComponent(password)}`
  return `${scheme}${userInfo}@${server}/${encodeURIComponent(database)}${query}`
}

/** The URL of another database of the same server, for the same role. */
export function inDatabase(url: string, database: string): string {
  const { scheme, userInfo, server, query } = splitUrl(url)
  return `${scheme}${userInfo}${server}/${encodeURIComponent(database)}${query}`
}

function splitUrl(url: string) {
  const [, scheme, userInfo = '', rest = ''] = /^(postgres(?:ql)?:\/\/)([^@/]*@)?(.*)$/.exec(url) ?? []
  if (!scheme) throw new Error('A database URL begins with postgresql://')
  const [, server = '', query = ''] = /^([^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(rest) ?? []
  return { scheme, userInfo, server, query }
}
