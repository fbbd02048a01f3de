/** Attempts to tamper with the audit log of a service, in a schema created as in production. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { recordAuditEvent } from '../audit/audit-event.entity.ts'
import { runMigrations } from '../database/migrate.ts'
import { closeDatabase, type DatabaseDefinition, openDatabase } from '../database/open-database.ts'
import {
  allowAuditMigrations,
  ensureSchema,
  ensureServiceRole,
  inDatabase,
  inSchema,
  protectAuditTables,
} from '../postgres/index.ts'

const tamperStatements = [
  "update audit_event set actor = 'nobody'",
  'delete from audit_event',
  'truncate audit_event',
  'delete from audit_chain_link',
]

/** What the owner of the table or of its schema could do. */
const ownerStatements = [
  'alter table audit_event disable trigger append_only',
  'drop table audit_event',
  'drop schema audited cascade',
  `create or replace function audit_event_append_only_fn() returns trigger
    as 'begin return new; end' language plpgsql`,
  'set role postgres',
]

/** What they should all get. */
export const expectedTamperErrors = {
  service: [
    ...Array(3).fill('permission denied for table audit_event'),
    'permission denied for table audit_chain_link',
  ],
  superuser: [...Array(3).fill('audit_event is append-only'), 'audit_chain_link is append-only'],
  owner: [
    'must be owner of table audit_event',
    'must be owner of table audit_event',
    'must be owner of schema audited',
    'must be owner of function audit_event_append_only_fn',
    'permission denied to set role "postgres"',
  ],
}

/**
 * The errors that the service's role and a superuser get when they update, delete from and truncate the audit log, and
 * those of the role where it acts as if it owned the tables; 'done' where there is none. The service starts twice.
 */
export async function getAuditTamperErrors(
  tables: DatabaseDefinition,
): Promise<{ service: string[]; superuser: string[]; owner: string[] }> {
  const server = inject('postgres')
  const database = `audit_${randomUUID().replaceAll('-', '')}`
  const admin = inDatabase(server, database)
  await runSql(server, `create database ${database} template template0`)
  try {
    const url = await ensureSchema(admin, 'audited', await ensureServiceRole(admin, 'audited', 'secret'))
    for (let start = 1; start <= 2; start++) {
      await allowAuditMigrations(admin, 'audited', url)
      await writeAuditEvent(tables, url)
      await protectAuditTables(admin, 'audited', url)
    }
    await writeAuditEvent(tables, url)
    return {
      service: await getErrors(url, tamperStatements),
      superuser: await getErrors(inSchema(admin, 'audited'), tamperStatements),
      owner: await getErrors(url, ownerStatements),
    }
  } finally {
    await runSql(server, `drop database ${database} with (force)`)
    await runSql(server, `drop role if exists ${database}_audited`)
  }
}

async function writeAuditEvent(tables: DatabaseDefinition, url: string) {
  const orm = await openDatabase(tables, url)
  await runMigrations(orm)
  const em = orm.em.fork()
  recordAuditEvent(em, { actor: { id: null, name: 'Ada' }, action: 'opened', itemType: 'test' })
  await em.flush()
  await closeDatabase(orm)
}

const getErrors = (url: string, statements: string[]) =>
  Promise.all(
    statements.map((sql) =>
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
