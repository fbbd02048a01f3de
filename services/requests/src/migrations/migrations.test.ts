import { openDatabase, runMigrations } from '@access/service-kit'
import { createEmptyDatabase } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { requests } from '../requests.ts'

test('every column of keys and ciphertext is left out of the statistics', async () => {
  const orm = await openDatabase(requests, await createEmptyDatabase())
  await runMigrations(orm)
  expect(
    await orm.em.getConnection().execute(`select attrelid::regclass::text as table, attname from pg_attribute
      where attrelid::regclass::text in (select table_name from information_schema.tables where table_schema = current_schema())
        and (attname = 'data_key' or attname like 'encrypted%') and attstattarget is distinct from 0`),
  ).toEqual([])
  await orm.close()
})
