import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import type {} from '../testing/global-setup.ts'
import { allowAuditMigrations, protectAuditTables } from './audit-owner.ts'
import { ensureDatabase } from './databases.ts'

const admin = inject('postgres')

/** Names that nothing on the server has; what gets them is removed with the test. */
function createNames() {
  const role = `hosts_${randomUUID().slice(0, 8)}`
  const owner = `${role}_audit`
  onTestFinished(async () => {
    const client = new pg.Client({ connectionString: admin })
    await client.connect()
    await client.query(`drop database if exists ${role} with (force)`)
    await client.query(`drop role if exists ${role}, ${owner}`)
    await client.end()
  })
  return { database: role, role, owner }
}

/** What a start does, on a server that others use as well. */
async function prepareDatabase(names: ReturnType<typeof createNames>): Promise<string> {
  const url = await ensureDatabase(admin, { ...names, password: 'the same on all hosts' })
  await allowAuditMigrations(admin, names)
  await protectAuditTables(admin, names)
  return url
}

test('several hosts that start at once make one database, and each can use it', async () => {
  const names = createNames()
  const urls = await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(names)))
  for (const connectionString of urls) {
    const client = new pg.Client({ connectionString })
    await client.connect()
    const { rows } = await client.query('select current_user as role')
    await client.end()
    expect(rows).toEqual([{ role: names.role }])
  }
})
