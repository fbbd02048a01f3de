import { openDatabase, runMigrations } from '@access/service-kit'
import { createEmptyDatabase } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { requests } from '../requests.ts'
import { ActiveContent } from './2026-11-22-active-content.ts'
import { migrations } from './index.ts'

test('documents from before may have active content, unless they are DOCX', async () => {
  const url = await createEmptyDatabase()
  const count = migrations.findIndex(({ class: Migration }) => Migration === ActiveContent)
  const open = (length: number) =>
    openDatabase({ entities: requests.entities, migrations: migrations.slice(0, length) }, url)

  const before = await open(count)
  await runMigrations(before)
  for (const kind of ['pdf', 'doc', 'docx'])
    await before.em.fork().execute(
      `insert into document (id, created_at, updated_at, kind, size, scan, encrypted, data_key)
        values (gen_random_uuid(), now(), now(), ?, 100, 'clean', 'a', 'b')`,
      [kind],
    )
  await before.close()

  const after = await open(count + 1)
  expect(await runMigrations(after)).toBe(1)
  const rows = await after.em
    .fork()
    .execute('select kind, active_content, needs_password from document order by 1')
  await after.close()
  expect(rows).toEqual([
    { kind: 'doc', active_content: true, needs_password: null },
    { kind: 'docx', active_content: false, needs_password: null },
    { kind: 'pdf', active_content: true, needs_password: null },
  ])
})
