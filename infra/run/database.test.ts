import { forRole, inDatabase } from '@access/service-kit/postgres'
import { expect, test } from 'vitest'
import { buildUniqueName, connect, startTestServer } from '../backup/testing/backups.ts'
import { ensureSchemas, listDatabaseWarnings } from './database.ts'
import { loadSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'
import { createTestFolder } from './testing/folders.ts'

const starting = startTestServer()

test('the start says in a line each what the database of another server lacks, and nothing of our own', async () => {
  const own = await starting
  const client = await connect(own.adminUrl)
  const office = buildUniqueName('office')
  await client.query(`create role ${office} login password 'secret'`)
  await client.query(
    `create database ${office} owner ${office} template template0 locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  )
  const { settings } = readSettings({ DATA_DIR: createTestFolder() })
  const secrets = loadSecrets(settings)
  const ours = { ...own, location: 'there' }
  expect(await listDatabaseWarnings(ours, await ensureSchemas(ours, settings, secrets))).toEqual([])

  const adminUrl = forRole(inDatabase(own.adminUrl, office), office, 'secret')
  const theirs = { adminUrl, location: 'there', stop: async () => {} }
  const warnings = await listDatabaseWarnings(theirs, await ensureSchemas(theirs, settings, secrets))
  expect(warnings).toEqual([
    expect.stringMatching(/^The role in DATABASE_URL .* so auth, content, requests share it/),
    expect.stringMatching(/^The locale of the database \(LC_CTYPE C\) knows .* Latin alphabet only/),
  ])
})

test('a database that cannot hold every letter is rejected with the way to another', async () => {
  const { adminUrl } = await starting
  const client = await connect(adminUrl)
  const office = buildUniqueName('office')
  await client.query(
    `create database ${office} template template0 encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  )
  const theirs = { adminUrl: inDatabase(adminUrl, office), location: 'there', stop: async () => {} }
  const databases = { auth: theirs.adminUrl, content: theirs.adminUrl, requests: theirs.adminUrl }
  await expect(listDatabaseWarnings(theirs, databases)).rejects.toThrow(
    /encoding SQL_ASCII.*encoding 'UTF8' template template0/,
  )
})

test('where addresses of roles are given, each service has the one that is its own', async () => {
  const own = await starting
  const client = await connect(own.adminUrl)
  const office = buildUniqueName('office')
  await client.query(`create role ${office} login password 'secret'`)
  await client.query(`create database ${office} owner ${office}`)
  const adminUrl = forRole(inDatabase(own.adminUrl, office), office, 'secret')
  const addresses: Record<string, string> = {}
  for (const name of ['auth', 'content', 'requests']) {
    await client.query(`create role their_${name} login password 'secret' role ${office}`)
    addresses[`${name.toUpperCase()}_DATABASE_URL`] = forRole(adminUrl, `their_${name}`, 'secret')
  }
  const { settings } = readSettings({ DATA_DIR: createTestFolder(), ...addresses })
  const server = { adminUrl, location: 'there', stop: async () => {} }
  const urls = await ensureSchemas(server, settings, loadSecrets(settings))
  expect(await listDatabaseWarnings(server, urls)).toEqual([])
  await (await connect(urls.requests)).query('create table story as select 1')
  await expect((await connect(urls.content)).query('select from requests.story')).rejects.toThrow(
    'permission denied for schema requests',
  )
})
