import { Migration } from '@mikro-orm/migrations'
import type { MigrationObject } from '@mikro-orm/postgresql'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { AuditEvent } from '../audit/audit-event.entity.ts'
import { createEmptyDatabase } from '../testing/test-databases.ts'
import { runMigrations, withMigrationLock } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const createsTable = (table: string): MigrationObject => ({
  name: `create-${table}`,
  class: class extends Migration {
    override up() {
      this.addSql(`create table "${table}" ("id" uuid not null, primary key ("id"))`)
    }
  },
})

/** Runs these migrations; how many there were to run, and which tables and migrations there are then. */
async function migrate(url: string, ...tables: string[]) {
  const orm = await openDatabase({ entities: [AuditEvent], migrations: tables.map(createsTable) }, url)
  const applied = await runMigrations(orm).catch((error: Error) => error.message)
  const results = await orm.em
    .fork()
    .execute(
      "select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1",
    )
  const history = await orm.em.fork().execute('select name from migrations order by id')
  await orm.close()
  return { applied, found: results.map(({ relname }) => relname), history: history.map(({ name }) => name) }
}

test('migrations that were added since are run, and each once', async () => {
  const url = await createEmptyDatabase()
  expect((await migrate(url, 'one')).applied).toBe(1)
  expect((await migrate(url, 'one', 'two')).applied).toBe(1)
  expect(await migrate(url, 'one', 'two')).toEqual({
    applied: 0,
    found: ['migrations', 'one', 'two'],
    history: ['create-one', 'create-two'],
  })
})

test('of three processes that start at once, one migrates', async () => {
  const url = await createEmptyDatabase()
  const start = async () => {
    const orm = await openDatabase({ entities: [AuditEvent], migrations: [createsTable('one')] }, url)
    const applied = await withMigrationLock(url, () => runMigrations(orm))
    await orm.close()
    return applied
  }
  expect((await Promise.all([start(), start(), start()])).toSorted()).toEqual([0, 0, 1])
})

test.each([
  ['another history', ['three']],
  ['a history that begins with another', ['two', 'one']],
  ['less of its history', []],
])(
  'a database of an earlier version is refused in words and left untouched: ours is %s',
  async (_, tables) => {
    const url = await createEmptyDatabase()
    await migrate(url, 'one')
    expect(await migrate(url, ...tables)).toEqual({
      applied: expect.stringMatching(
        /made by an earlier version .*create-one.* cannot be opened .* left untouched/,
      ),
      found: ['migrations', 'one'],
      history: ['create-one'],
    })
  },
)

/** Runs migrations on connections that others can see and end, by their application name. */
async function startMigration(url: string, migrations: MigrationObject[]) {
  const orm = await openDatabase({ entities: [AuditEvent], migrations }, url, { name: 'migrating' })
  onTestFinished(() => orm.close())
  return withMigrationLock(url, () => runMigrations(orm))
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const runsSql = (name: string, sql: string): MigrationObject => ({
  name,
  class: class extends Migration {
    override up() {
      this.addSql(sql)
    }
  },
})

test('migrations that are killed in the middle leave nothing behind, and run the next time', async () => {
  const url = await createEmptyDatabase()
  const isKilled = startMigration(url, [
    createsTable('one'),
    runsSql('endless', 'select pg_sleep(3600)'),
  ]).then(
    () => false,
    () => true,
  )
  const admin = await connect(url)
  const kill = async () => {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'migrating' and wait_event = 'PgSleep'`,
    )
    return rowCount
  }
  await expect.poll(kill).toBe(1)
  expect(await isKilled).toBe(true)
  expect(await migrate(url, 'one', 'two')).toEqual({
    applied: 2,
    found: ['migrations', 'one', 'two'],
    history: ['create-one', 'create-two'],
  })
})

test('a migration that waits for a table lets writers pass, and runs once the table is free', async () => {
  const url = await createEmptyDatabase()
  await migrate(url, 'one')
  const [reader, writer] = [await connect(url), await connect(url)]
  await reader.query('begin; select * from one')
  const added = startMigration(url, [
    createsTable('one'),
    runsSql('added', 'alter table "one" add column "a" int'),
  ])
  const isWaiting = async () =>
    (
      await writer.query(
        `select from pg_stat_activity where application_name = 'migrating' and wait_event_type = 'Lock'`,
      )
    ).rowCount
  await expect.poll(isWaiting).toBe(1)
  // Behind the migration, which waits behind the reader: without a limit it would wait for ever.
  await writer.query('insert into one values (gen_random_uuid())')
  await reader.query('commit')
  expect(await added).toBe(1)
})
