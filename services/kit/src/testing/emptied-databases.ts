/**
 * Databases that the tests of a worker use one after another: creating one, opening it with the ORM and seeding it takes
 * longer than most tests. What a test stored is gone when the next one begins.
 */
import type { MikroORM } from '@mikro-orm/postgresql'
import { closeDatabase, type DatabaseDefinition, openDatabase } from '../database/open-database.ts'
import { createTestDatabase } from './test-databases.ts'

/** An open database with the schema of a service. */
export interface OpenTestDatabase {
  url: string
  orm: MikroORM
  /** Gives it back. */
  release(): Promise<void>
}

interface IdleDatabase {
  url: string
  orm: MikroORM
  /** Whether it is now as it was when it was created. */
  restore(): Promise<boolean>
  drop(): Promise<void>
}

const idleDatabases = new Map<string, IdleDatabase[]>()

interface DatabaseOptions {
  isNew: boolean
  /** Fills a new database; those that were filled under the same key are used again. */
  seed?: { key: string; fill(orm: MikroORM, url: string): Promise<void> } | undefined
}

/** A database of this service that no other test is using, with the rows that its migrations and its seed leave. */
export async function openEmptiedDatabase(
  name: string,
  tables: DatabaseDefinition,
  { isNew, seed }: DatabaseOptions,
): Promise<OpenTestDatabase> {
  // Fixtures of one name may have different tables.
  const parts = [...tables.entities, ...tables.migrations].map((part) => part.name)
  const key = [name, ...parts, seed?.key].join()
  const idle = idleDatabases.get(key) ?? []
  idleDatabases.set(key, idle)
  const usedDatabase = isNew ? undefined : idle.pop()
  const database = usedDatabase ?? (await createRestorableDatabase(name, tables, seed))
  return {
    url: database.url,
    orm: database.orm,
    async release() {
      if (await database.restore()) idle.push(database)
      else await database.drop()
    },
  }
}

async function createRestorableDatabase(
  name: string,
  tables: DatabaseDefinition,
  seed: DatabaseOptions['seed'],
): Promise<IdleDatabase> {
  const { url, drop } = await createTestDatabase(name, tables)
  const orm = await openDatabase(tables, url, {
    pool: 4,
    // On a busy machine concurrent queries wait longer for a connection than is allowed in production.
    connectionTimeoutMs: 30_000,
  })
  await seed?.fill(orm, url)
  const restore = await rememberRows(orm)
  return {
    url,
    orm,
    restore,
    async drop() {
      await closeDatabase(orm)
      await drop()
    },
  }
}

/**
 * Keeps the rows that are there now in a schema of their own, with a function that removes all others: in the database,
 * since its plans are made once. Returns what calls it, and says whether schema and settings are as they were as well.
 */
async function rememberRows(orm: MikroORM): Promise<() => Promise<boolean>> {
  const run = <Row>(sql: string) => orm.em.getConnection().execute<Row[]>(sql)
  const tables = await run<{ name: string; copy: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      format('first_rows.%I', n.nspname || '_' || c.relname) as copy,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in (current_schema(), 'requests_jobs')`,
  )
  const sequences = await run<{ name: string; value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences`,
  )
  await run('create schema first_rows')
  const statements: string[] = []
  for (const { name, copy, columns } of tables) {
    const fingerprint = `select md5(string_agg(t::text, '' order by t::text)) from ${name} t`
    const [first] = await run<{ md5: string | null }>(fingerprint)
    if (!first?.md5) statements.push(`delete from ${name};`)
    else {
      await run(`create table ${copy} as select ${columns} from ${name}`)
      statements.push(`if (${fingerprint}) is distinct from '${first.md5}' then
        delete from ${name}; insert into ${name} (${columns}) select ${columns} from ${copy}; end if;`)
    }
  }
  for (const { name, value } of sequences)
    statements.push(`perform setval('${name}', ${value ?? 1}, ${value !== null});`)
  // As a replica, so that neither foreign keys nor the triggers of the audit stand in the way.
  await run(`create function first_rows.restore() returns bigint language plpgsql
    set session_replication_role = replica set lock_timeout = '20s' as $function$ begin
      ${statements.join('\n')}
      return (select count(*) from pg_class) + (select count(*) from pg_attribute) + (select count(*) from pg_proc)
        + (select count(*) from pg_trigger where tgenabled = 'O') + (select count(*) from pg_constraint)
        + (select count(*) from pg_db_role_setting);
    end $function$`)
  const restore = async () =>
    (await run<{ objects: string }>('select first_rows.restore() as objects'))[0]!.objects
  const firstObjects = await restore()
  return async () => (await restore()) === firstObjects
}
