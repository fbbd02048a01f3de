/** A schema for each service in the one database, and for each a role that sees no other, where we may create roles. */
import pg from 'pg'
import { forRole, getRole, inSchema, withSettings } from './addresses.ts'
import { serviceTimeouts, shortPendingList } from './connection-settings.ts'
import { withDatabaseLock } from './with-client.ts'

const name = pg.escapeIdentifier

/** Whether the role of this address may create others. */
export const canCreateRoles = (admin: string): Promise<boolean> =>
  withDatabaseLock(admin, async (client) => {
    const { rows } = await client.query(
      'select rolsuper or rolcreaterole as "canCreate" from pg_roles where rolname = current_user',
    )
    return rows[0].canCreate
  })

/**
 * Creates the role of a service, or gives the one that is there this password; returns its address. Roles are the whole
 * server's, so the name begins with that of the database: another product may have a database beside ours.
 */
export const ensureServiceRole = (admin: string, service: string, password: string): Promise<string> =>
  withDatabaseLock(admin, async (client) => {
    const role = `${await getDatabaseName(client)}_${service}`
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${name(role)} login password ${pg.escapeLiteral(password)}`,
    )
    // Who is no superuser may hand tables to a role, and read them, only as a member of it.
    await client.query(`grant ${name(role)} to current_user`)
    return forRole(admin, role, password)
  })

/** Creates a schema for the role of `url`, which owns neither it nor anything in another; returns its address there. */
export const ensureSchema = (admin: string, schema: string, url: string): Promise<string> =>
  withDatabaseLock(admin, async (client) => {
    await client.query(`create schema if not exists ${name(schema)}`)
    const role = getRole(url)
    if (role !== getRole(admin)) {
      await client.query(`grant usage, create on schema ${name(schema)} to ${name(role)}`)
      // For pg_trgm, and the job queue's own schema.
      await client.query(`grant create on database ${name(await getDatabaseName(client))} to ${name(role)}`)
    }
    return withSettings(inSchema(url, schema), { ...serviceTimeouts, ...shortPendingList })
  })

/**
 * Lets a role have the write-ahead log of our own server end in a new file and the files before it removed, which a
 * service does after erasing. `admin` is the address of a superuser.
 */
export const grantWalRemoval = (admin: string, role: string): Promise<void> =>
  withDatabaseLock(admin, async (client) => {
    await client.query(`grant pg_checkpoint to ${name(role)}`)
    await client.query(`grant execute on function pg_switch_wal(), pg_ls_waldir() to ${name(role)}`)
  })

async function getDatabaseName(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select current_database() as name')
  return rows[0].name
}
