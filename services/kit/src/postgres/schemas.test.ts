import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import type {} from '../testing/global-setup.ts'
import { forRole, getRole, inDatabase, inSchema } from './addresses.ts'
import { allowAuditMigrations, protectAuditTables } from './audit-owner.ts'
import { canCreateRoles, ensureSchema, ensureServiceRole } from './schemas.ts'
import { withClient } from './with-client.ts'

const services = ['auth', 'content', 'requests'] as const

const query = (url: string, sql: string): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows)

/** An empty database and the role that owns it, with these attributes; both, and its services' roles, go with the test. */
async function createOffice(attributes = ''): Promise<string> {
  const server = inject('postgres')
  const office = `office_${randomUUID().slice(0, 8)}`
  await query(server, `create role ${office} login password 'secret' ${attributes}`)
  await query(server, `create database ${office} owner ${office} template template0`)
  onTestFinished(async () => {
    await query(server, `drop database ${office} with (force)`)
    const roles = services.map((service) => `${office}_${service}`)
    await query(server, `drop role if exists ${[...roles, office].join(', ')}`)
  })
  return forRole(inDatabase(server, office), office, 'secret')
}

/** What a start does. */
async function prepare(admin: string, service: string): Promise<string> {
  const url = await ensureSchema(
    admin,
    service,
    await ensureServiceRole(admin, service, 'it\'s "secret" @/?'),
  )
  await allowAuditMigrations(admin, service, url)
  await protectAuditTables(admin, service, url)
  return url
}

test('each service has a schema and a role of its own, which sees no other, by a role that may create roles', async () => {
  const admin = await createOffice('createrole')
  expect(await canCreateRoles(admin)).toBe(true)
  const requests = await prepare(admin, 'requests')
  const content = await prepare(admin, 'content')
  await query(requests, `create table legal_aid_request as select 'my landlord' as story`)
  await query(content, 'create table judgment as select 42 as answer')
  expect(await query(requests, 'select story from legal_aid_request')).toEqual([{ story: 'my landlord' }])
  await expect(query(content, 'select from legal_aid_request')).rejects.toThrow(/does not exist/)
  await expect(query(content, 'select from requests.legal_aid_request')).rejects.toThrow(
    'permission denied for schema requests',
  )
  await expect(query(requests, 'select from content.judgment')).rejects.toThrow(
    'permission denied for schema',
  )
  await expect(query(content, `set role ${getRole(requests)}`)).rejects.toThrow(
    'permission denied to set role',
  )
  await expect(query(content, 'drop schema content cascade')).rejects.toThrow('must be owner of schema')
  // The backup reads all.
  expect(await query(admin, 'select story from requests.legal_aid_request')).toEqual([
    { story: 'my landlord' },
  ])
})

test('an owner who may create no roles has a schema for each service all the same', async () => {
  const admin = await createOffice()
  expect(await canCreateRoles(admin)).toBe(false)
  for (const service of services) {
    const url = await ensureSchema(admin, service, admin)
    await query(url, 'create extension if not exists pg_trgm schema public')
    await query(url, `create table kept as select '${service}' as name`)
    expect(await query(url, 'select name from kept')).toEqual([{ name: service }])
    expect(await query(url, `select word_similarity('a', 'a') as alike`)).toEqual([{ alike: 1 }])
  }
  expect(await query(inSchema(admin, 'auth'), 'select name from kept')).toEqual([{ name: 'auth' }])
})

test('several hosts that start at once make one schema, and each can use it', async () => {
  const admin = await createOffice('createrole')
  const urls = await Promise.all(Array.from({ length: 4 }, () => prepare(admin, 'auth')))
  for (const url of urls)
    expect(await query(url, 'select current_schema() as name')).toEqual([{ name: 'auth' }])
})

test('a role that is there gets the new password, and keeps its rows', async () => {
  const admin = await createOffice('createrole')
  const first = await ensureSchema(admin, 'auth', await ensureServiceRole(admin, 'auth', 'one'))
  await query(first, 'create table kept as select 42 as answer')
  const again = await ensureSchema(admin, 'auth', await ensureServiceRole(admin, 'auth', 'two'))
  expect(await query(again, 'select answer from kept')).toEqual([{ answer: 42 }])
  await expect(query(first, 'select 1')).rejects.toThrow(/password/)
})
