/** A database and a role for each service, on our own server or on anyone's. */
import pg from 'pg'

export interface DatabaseOf {
  database: string
  role: string
  password: string
}

/**
 * Makes the role and a database that it owns, where they are not there yet, and lets nobody else connect.
 * `admin` is the URL of someone who may create both; returned is the URL for the role.
 */
export async function ensureDatabase(
  admin: string,
  { database, role, password }: DatabaseOf,
): Promise<string> {
  const client = new pg.Client({ connectionString: admin, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const name = pg.escapeIdentifier
  const isThere = async (sql: string, value: string) => (await client.query(sql, [value])).rowCount === 1
  try {
    const known = await isThere('select from pg_roles where rolname = $1', role)
    const login = `login password ${pg.escapeLiteral(password)}`
    await client.query(`${known ? 'alter' : 'create'} role ${name(role)} ${login}`)

    if (!(await isThere('select from pg_database where datname = $1', database))) {
      // An administrator who is not a superuser may give a database only to a role it belongs to.
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

/** The same server as `admin` names, for another role and database. */
export function databaseUrl(admin: string, { database, role, password }: DatabaseOf): string {
  const [, scheme, rest = ''] = /^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?(.*)$/.exec(admin) ?? []
  if (!scheme) throw new Error('A database URL begins with postgresql://')
  const [, server = '', query = ''] = /^([^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(rest) ?? []
  const who = `${encodeURIComponent(role)}:${encodeURIComponent(password)}`
  return `${scheme}${who}@${server}/${encodeURIComponent(database)}${query}`
}
