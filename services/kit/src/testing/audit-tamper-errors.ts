/** Attempts to tamper with the audit log of a service, on a database created as in production. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { recordAuditEvent } from '../audit/audit-event.entity.ts'
import { runMigrations } from '../database/migrate.ts'
import { closeDatabase, type DatabaseDefinition, openDatabase } from '../database/open-database.ts'
import { ensureDatabase } from '../postgres/index.ts'

const tamperStatements = [
  "update audit_event set actor = 'nobody'",
  'delete from audit_event',
  'truncate audit_event',
]

/**
 * The errors that the service's role and a superuser get when they update, delete from and truncate the audit log;
 * 'done' where there is none.
 */
export async function getAuditTamperErrors(
  tables: DatabaseDefinition,
): Promise<{ service: string[]; superuser: string[] }> {
  const admin = inject('postgres')
  const name = `audit_${randomUUID().replaceAll('-', '')}`
  const url = await ensureDatabase(admin, { database: name, role: name, password: name })
  try {
    await writeAuditEvent(tables, url)
    return {
      service: await getErrors(url),
      superuser: await getErrors(admin.replace(/\/postgres\?/, `/${name}?`)),
    }
  } finally {
    await runSql(admin, `drop database ${name} with (force)`)
    await runSql(admin, `drop role ${name}`)
  }
}

async function writeAuditEvent(tables: DatabaseDefinition, url: string) {
  const orm = await openDatabase(tables, url)
  await runMigrations(orm)
  const em = orm.em.fork()
  recordAuditEvent(em as never, { actor: { id: null, name: 'Ada' }, action: 'opened', itemType: 'test' })
  await em.flush()
  await closeDatabase(orm)
}

const getErrors = (url: string) =>
  Promise.all(
    tamperStatements.map((sql) =>
      runSql(url, sql).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    ),
  )

async function runSql(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
