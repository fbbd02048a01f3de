/** Whether a service's audit stays as it was written, tried on a database made as the product makes it. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { record } from '../audit.ts'
import { migrate } from '../database/migrate.ts'
import { closeDatabase, openDatabase, type Tables } from '../database/open.ts'
import { ensureDatabase } from '../postgres/index.ts'

const attempts = ["update activity set who = 'nobody'", 'delete from activity', 'truncate activity']

/**
 * What is said to the role that the service works as, and to a superuser, about changing the audit, emptying it line
 * by line, and emptying it at once; 'done' where nobody objects.
 */
export async function auditRefusals(tables: Tables): Promise<{ service: string[]; superuser: string[] }> {
  const admin = inject('postgres')
  const name = `audit_${randomUUID().replaceAll('-', '')}`
  const url = await ensureDatabase(admin, { database: name, role: name, password: name })
  try {
    await writeALine(tables, url)
    return {
      service: await said(url),
      superuser: await said(admin.replace(/\/postgres\?/, `/${name}?`)),
    }
  } finally {
    await asked(admin, `drop database ${name} with (force)`)
    await asked(admin, `drop role ${name}`)
  }
}

async function writeALine(tables: Tables, url: string) {
  const orm = await openDatabase(tables, url)
  await migrate(orm)
  const em = orm.em.fork()
  record(em as never, { who: 'Ada', action: 'opened', noun: 'test' })
  await em.flush()
  await closeDatabase(orm)
}

const said = (url: string) =>
  Promise.all(
    attempts.map((sql) =>
      asked(url, sql).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    ),
  )

async function asked(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
