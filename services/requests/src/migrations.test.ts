import { openDatabase, runMigrations } from '@access/service-kit'
import { createEmptyDatabase } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { migrations } from './migrations/index.ts'
import { requests } from './requests.ts'

const erased = '7d9f1c1e-0000-4000-8000-000000000001'
const item = `gen_random_uuid(), now(), now()`

test('a database of before, with data, keeps them, and knows what was erased and who is written to', async () => {
  const url = await createEmptyDatabase()
  const before = await openDatabase({ ...requests, migrations: migrations.slice(0, 1) }, url)
  await runMigrations(before)
  const execute = (sql: string) => before.em.getConnection().execute(sql)
  await execute(`insert into legal_aid_request (id, created_at, updated_at, reference, received_at, encrypted,
      data_key, key_id, status, category, urgency, review_due_at, match_due_at, status_changed_at, erased_at)
    select coalesce(id, gen_random_uuid()), now(), now(), 'LA-' || coalesce(id::text, n::text), now(), '', 'a key ' || n,
      '', case when id is null then 'new' else 'erased' end, 'Housing Rights', 'Low', now(), now(), now(),
      case when id is null then null else now() end
    from (select n, case when n = 1 then '${erased}'::uuid end id from generate_series(1, 200) n) numbers`)
  await execute(`insert into registration (id, created_at, updated_at, reference, received_at, encrypted, data_key,
      key_id, event, seats, state, sequence_number, link_hash)
    values (${item}, 'EV-1', now(), '', '', '', 'e', 1, 'placed', 1, 'l')`)
  await execute(`insert into outbox_email (id, created_at, updated_at, kind, state, enqueued_at, next_attempt_at,
      encrypted, data_key, key_id)
    values (${item}, 'contactConfirmation', 'waiting', now(), now(), '', '', ''),
      (${item}, 'staffNotice', 'waiting', now(), now(), '', '', '')`)
  await execute('analyze')
  await before.close()

  const after = await openDatabase(requests, url)
  await runMigrations(after)
  const query = (sql: string) => after.em.getConnection().execute(sql)
  expect(await query('select id, key_purged_at from erasure')).toEqual([{ id: erased, key_purged_at: null }])
  expect(await query('select has_email_updates from registration')).toEqual([{ has_email_updates: true }])
  expect(await query('select kind from outbox_email')).toEqual([{ kind: 'staffNotice' }])
  expect(await query('select distinct access_epoch, passphrase_replaced_at from legal_aid_request')).toEqual([
    { access_epoch: 0, passphrase_replaced_at: null },
  ])
  // The values of keys that ANALYZE had copied are gone, and it copies none any more.
  await query('analyze')
  expect(
    await query(
      `select attname from pg_stats where attname in ('data_key', 'encrypted') and schemaname = current_schema()`,
    ),
  ).toEqual([])
  await after.close()
})

test('every column of keys and ciphertext is left out of the statistics', async () => {
  const url = await createEmptyDatabase()
  const orm = await openDatabase(requests, url)
  await runMigrations(orm)
  expect(
    await orm.em.getConnection().execute(`select attrelid::regclass::text as table, attname from pg_attribute
      where attrelid::regclass::text in (select table_name from information_schema.tables where table_schema = current_schema())
        and (attname = 'data_key' or attname like 'encrypted%') and attstattarget is distinct from 0`),
  ).toEqual([])
  await orm.close()
})
