import { ensureDatabase, inDatabase } from '@access/service-kit/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { createTestFolder } from '../run/testing/folders.ts'
import { dumpDatabase, measureTable } from './dump-database.ts'
import { loadDatabase } from './load-database.ts'
import { openSnapshot } from './snapshot.ts'
import { connect, generateKeyPair, startTestServer } from './testing/backups.ts'

const credentials = (name: string) => ({ database: name, role: name, password: 'secret' })

test('a snapshot shows one moment of all databases, while each is written to', async () => {
  const { adminUrl } = await startTestServer()
  const names = ['auth', 'content', 'requests'] as const
  const urls = {} as Record<(typeof names)[number], string>
  for (const name of names) urls[name] = await ensureDatabase(adminUrl, credentials(name))
  const writers = await Promise.all(names.map((name) => connect(urls[name])))
  for (const writer of writers) await writer.query('create table counter as select 0 as value')
  let isWriting = true
  // One after the other: at no moment is a later one ahead, or more than one behind.
  const writing = (async () => {
    while (isWriting) for (const writer of writers) await writer.query('update counter set value = value + 1')
  })()
  onTestFinished(() => {
    isWriting = false
    return writing
  })
  for (let round = 0; round < 20; round++) {
    const { clients, close } = await openSnapshot(urls)
    const values: number[] = []
    for (const name of names.toReversed())
      values.push((await clients[name].query('select value from counter')).rows[0].value)
    await close()
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(values.at(-1)! - values[0]!).toBeLessThanOrEqual(1)
  }
})

const schema = `
  create table migrations (id serial primary key, name text);
  create table item (
    id uuid primary key default gen_random_uuid(), title text, tags text[], settings jsonb, bytes bytea, price float8,
    happened_at timestamptz, length int generated always as (length(title)) stored);
  create table change (id bigint generated always as identity primary key, item_id uuid references item (id), what text);
  create function record_change_fn() returns trigger as $$
    begin insert into change (item_id, what) values (new.id, 'trigger'); return null; end; $$ language plpgsql;
  create trigger record_change after insert on item for each row execute function record_change_fn();
  insert into migrations (name) values ('one')`

const rows = `
  insert into item (title, tags, settings, bytes, price, happened_at) values
    (e'a\\tb\\nc\\\\d\\r \\u00e9 \\U0001F600', '{"x, y",NULL,"\\""}', '{"a": [1, null]}', '\\x00ff0a5c', 0.1, '2026-03-08 02:30+00'),
    ('\\N', '{}', null, null, 'NaN', 'infinity'),
    ('', null, 'null', '', -1e-300, '0044-03-15 BC');
  select nextval('migrations_id_seq')`

test.each(['superuser', 'createdb createrole'])(
  'a database comes back with every row, without what its triggers would add, by a role with %s',
  async (attributes) => {
    const server = await startTestServer()
    const admin = await connect(server.adminUrl)
    await admin.query(`create role office login password 'secret' ${attributes}`)
    const officeUrl = server.url('postgres', 'office', 'secret')
    const [source, target] = [
      await ensureDatabase(officeUrl, credentials('source')),
      await ensureDatabase(officeUrl, credentials('target')),
    ]
    const before = await connect(source)
    await before.query(`${schema};${rows}`)
    const after = await connect(target)
    await after.query(schema)

    const folder = createTestFolder()
    const { identity, recipient } = await generateKeyPair()
    const { clients, close } = await openSnapshot({ source })
    const { content } = await dumpDatabase(clients.source, 'source', folder, [recipient])
    await close()
    expect(content.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['item', 3],
      ['migrations', 1],
      ['change', 3],
    ])
    await loadDatabase(folder, 'source', content, identity, {
      adminUrl: inDatabase(officeUrl, 'target'),
      url: target,
    })
    for (const { rows, sha256, ...table } of content.tables)
      expect(await measureTable(after, table)).toEqual({ rows, sha256 })
    expect((await after.query('select sum(length) as length from item')).rows).toEqual(
      (await before.query('select sum(length) as length from item')).rows,
    )
    // Sequences are ahead, and triggers work again.
    const added = await after.query(`insert into migrations (name) values ('two') returning id`)
    expect(added.rows).toEqual([{ id: 3 }])
    await after.query(`insert into item (title) values ('new')`)
    expect((await after.query('select max(id)::int as id, count(*)::int from change')).rows).toEqual([
      { id: 4, count: 4 },
    ])
  },
)
