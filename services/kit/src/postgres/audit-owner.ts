/**
 * The owner of the audit tables: the role of DATABASE_URL, which no service has. A service may read its audit log and add
 * to it; to change or remove a line, to disable the trigger or to drop the table it would have to be the owner.
 */
import pg from 'pg'
import { getRole } from './addresses.ts'
import { withDatabaseLock } from './with-client.ts'

const name = pg.escapeIdentifier

/** Lets a service change its audit tables until `protectAuditTables`, as migrations do. `url` is the service's. */
export const allowAuditMigrations = (admin: string, schema: string, url: string): Promise<void> =>
  changeOwner(admin, schema, name(getRole(url)), async () => {})

/** Takes the audit tables and the functions of their triggers from the service, once its migrations have run. */
export const protectAuditTables = (admin: string, schema: string, url: string): Promise<void> =>
  changeOwner(admin, schema, 'current_user', async (client, table) => {
    await client.query(`revoke all on ${table} from public, ${name(getRole(url))}`)
    await client.query(`grant select, insert on ${table} to ${name(getRole(url))}`)
  })

async function changeOwner(
  admin: string,
  schema: string,
  owner: string,
  setRights: (client: pg.Client, table: string) => Promise<void>,
): Promise<void> {
  await withDatabaseLock(admin, async (client) => {
    await client.query('begin')
    const { rows } = await client.query<{ table: string }>(
      `select tablename as table from pg_tables
       where schemaname = $1 and tablename in ('audit_event', 'audit_chain_link')`,
      [schema],
    )
    for (const { table } of rows) {
      const qualified = `${name(schema)}.${name(table)}`
      await client.query(`alter table ${qualified} owner to ${owner}`)
      await client.query(
        `alter function ${name(schema)}.${name(`${table}_append_only_fn`)}() owner to ${owner}`,
      )
      await setRights(client, qualified)
    }
    await client.query('commit')
  })
}
