/** A database and a role for each service, on our own server or on any other. */
import pg from 'pg'

export interface DatabaseCredentials {
  database: string
  role: string
  password: string
}

/**
 * Creates the role and a database that it owns, unless they exist, and lets nobody else connect.
 * `admin` is the URL of a role that may create both; returns the URL for the new role.
 */
export async function ensureDatabase(
  admin: string,
  { database, role, password }: DatabaseCredentials,
): Promise<string> {
  const client = new pg.Client({ connectionString: admin, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const name = pg.escapeIdentifier
  const exists = async (sql: string, value: string) => (await client.query(sql, [value])).rowCount === 1
  try {
    const roleExists = await exists('select from pg_roles where rolname = $1', role)
    const login = `login password ${pg.escapeLiteral(password)}`
    await client.query(`${roleExists ? 'alter' : 'create'} role ${name(role)} ${login}`)

    if (!(await exists('select from pg_database where datname = $1', database))) {
      // A role that is not a superuser may create a database only for a role it is a member of.
      await client.query(`grant ${name(role)} to current_user`)
      await client.query(
        `create database ${name(database)} owner ${name(role)} encoding 'UTF8' template template0`,
      )
    }
    await client.query(`revoke all on database ${name(database)} from public`)
    return databaseUrl(admin, { database, role, password })
  } finally {
    await client.end()
  }
}

/** The URL of the same server for another role and database. */
export function databaseUrl(admin: string, { database, role, password }: DatabaseCredentials): string {
  const [, scheme, rest = ''] = /^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?(.*)$/.exec(admin) ?? []
  if (!scheme) throw new Error('A database URL begins with postgresql://')
  const [, server = '', query = ''] = /^([^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(rest) ?? []
  const userInfo = `${encodeURIComponent(role)}:${encodeURIComponent(password)}`
  return `${scheme}${userInfo}@${server}/${encodeURIComponent(database)}${query}`
}
