import { openDatabase, runMigrations } from '@access/service-kit'
import { createEmptyDatabase } from '@access/service-kit/testing'
import { Migration } from '@mikro-orm/migrations'
import { expect, test } from 'vitest'
import { auth } from '../auth.ts'
import { migrations } from '../migrations/index.ts'
import { findAdministratorByEmail } from './administrator.entity.ts'

test('an account that was made with what nobody sees in its address is found by the address', async () => {
  const index = migrations.findIndex(({ name }) => name === '2026-11-30-plain-emails')
  const emails = ['\u202abo@example.org\u202c', 'ada@example.org', 'ada\u00ad@example.org']
  class Accounts extends Migration {
    override up() {
      for (const [number, email] of emails.entries())
        this.addSql(`insert into administrator (id, created_at, updated_at, email, name, name_key) values
          (gen_random_uuid(), now() + interval '${number} seconds', now(), '${email}', '${number}', '${number}')`)
    }
  }
  const accounts = { name: '2026-11-30-wrong-codes-accounts', class: Accounts }
  const list = [...migrations.slice(0, index), accounts, ...migrations.slice(index)]
  const orm = await openDatabase({ ...auth, migrations: list }, await createEmptyDatabase())
  await runMigrations(orm)
  const find = (email: string) => findAdministratorByEmail(orm.em.fork(), email)
  expect(await find('bo@example.org')).toMatchObject({ name: '0' })
  expect(await find('ada\u00ad@example.org')).toMatchObject({ name: '1' })
  await orm.close()
})
