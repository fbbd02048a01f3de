import { Migration } from '@mikro-orm/migrations'
import type { MigrationObject } from '@mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { AuditEvent } from '../audit/audit-event.entity.ts'
import { createEmptyDatabase } from '../testing/test-databases.ts'
import { runMigrations } from './migrate.ts'
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
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
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
