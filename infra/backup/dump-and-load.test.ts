import { ensureSchema, ensureServiceRole, forRole, inDatabase } from '@access/service-kit/postgres'
import { expect, test } from 'vitest'
import { type ServiceName, services } from '../run/secrets.ts'
import { createTestFolder } from '../run/testing/folders.ts'
import { dumpDatabase } from './dump-database.ts'
import { loadDatabase } from './load-database.ts'
import { buildUniqueName, connect, generateKeyPair, startTestServer } from './testing/backups.ts'

const starting = startTestServer()

/** Empty schemas of the services in a new database; the address of its owner, and of each schema. */
async function createSchemas(officeUrl: string) {
  const database = buildUniqueName('office')
  const office = await connect(officeUrl)
  await office.query(`create database ${database} template template0`)
  const admin = inDatabase(officeUrl, database)
  const urls = {} as Record<ServiceName, string>
  for (const name of services)
    urls[name] = await ensureSchema(admin, name, await ensureServiceRole(admin, name, 'secret'))
  return { admin, urls }
}

/** The tables as the migrations of their services make them, the children before their parents by name. */
const migrations = `create table migrations (id serial primary key, name text)`
const schemas: Record<ServiceName, string> = {
  auth: migrations,
  content: migrations,
  requests: `${migrations};
  create table item (id uuid primary key default gen_random_uuid(), title text, tags text[], settings jsonb,
    bytes bytea, price double precision, happened_at timestamptz,
    length int generated always as (length(title)) stored);
  create table change (id bigint generated always as identity primary key, item_id uuid references item (id), what text);
  create function record_change_fn() returns trigger as $$
    begin insert into change (item_id, what) values (new.id, 'trigger'); return null; end; $$ language plpgsql;
  create trigger record_change after insert on item for each row execute function record_change_fn();
  revoke delete on change from current_user;
  insert into migrations (name) values ('one')`,
}

const rows = `
  insert into item (title, tags, settings, bytes, price, happened_at) values
    (e'a\\tb\\nc\\\\d\\r \\u00e9 \\U0001F600', '{"x, y",NULL,"\\""}', '{"a": [1, null]}', '\\x00ff0a5c', 0.1, '2026-03-08 02:30+00'),
    ('\\N', '{}', null, null, 'NaN', 'infinity'),
    ('', null, 'null', '', -1e-300, '0044-03-15 BC');
  select nextval('migrations_id_seq')`

test.each(['superuser', 'createdb createrole'])(
  'the tables come back with every row, without what their triggers would add, by a role with %s',
  async (attributes) => {
    const { adminUrl } = await starting
    const admin = await connect(adminUrl)
    const role = buildUniqueName('office')
    await admin.query(`create role ${role} login password 'secret' ${attributes}`)
    const officeUrl = forRole(adminUrl, role, 'secret')
    const [source, target] = [await createSchemas(officeUrl), await createSchemas(officeUrl)]
    for (const { urls } of [source, target])
      for (const name of services) await (await connect(urls[name])).query(schemas[name])
    const before = await connect(source.urls.requests)
    await before.query(rows)

    const folder = createTestFolder()
    const { identity, recipient } = await generateKeyPair()
    const dump = await dumpDatabase(source.admin, folder, [recipient])
    const { tables, migrations } = dump.schemas.requests
    expect(migrations).toEqual(['one'])
    expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['item', 3],
      ['migrations', 1],
      ['change', 3],
    ])
    await loadDatabase(target.admin, folder, dump, identity)
    const after = await connect(target.urls.requests)
    for (const { name } of tables) {
      const everyRow = `select t::text as row from ${name} t order by 1`
      expect((await after.query(everyRow)).rows).toEqual((await before.query(everyRow)).rows)
    }
    // Sequences are ahead, and triggers work again.
    const added = await after.query(`insert into migrations (name) values ('two') returning id`)
    expect(added.rows).toEqual([{ id: 3 }])
    await after.query(`insert into item (title) values ('new')`)
    expect((await after.query('select max(id)::int as id, count(*)::int from change')).rows).toEqual([
      { id: 4, count: 4 },
    ])
  },
)

test('all services are seen at one moment while people write', async () => {
  const { admin, urls } = await createSchemas((await starting).adminUrl)
  const writer = await connect(admin)
  for (const name of services)
    await (await connect(urls[name])).query(`${migrations}; create table counter as select 0 as value`)
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      const statements = services.map((name) => `insert into ${name}.counter values (1)`)
      await writer.query(`begin; ${statements.join('; ')}; commit`)
    }
  })()
  try {
    const { recipient } = await generateKeyPair()
    for (let count = 0; count < 5; count++) {
      const { schemas } = await dumpDatabase(admin, createTestFolder(), [recipient])
      const rows = services.map(
        (name) => schemas[name].tables.find((table) => table.name === 'counter')!.rows,
      )
      expect(new Set(rows).size).toBe(1)
    }
  } finally {
    isOver = true
    await writing
  }
})
