import { randomBytes } from 'node:crypto'
import path from 'node:path'
import {
  listColumnObstacles,
  listMigrationNames,
  listSchemaFixtures,
  migrateFixture,
  writeSchemaFixtures,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { requests } from '../requests.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const env = { ENCRYPTION_KEY: randomBytes(32).toString('base64') }

// After a new migration: WRITE_FIXTURES=1 node node_modules/vitest/vitest.mjs run services/requests/src/migrations
if (process.env.WRITE_FIXTURES) test('fixtures are written', () => writeSchemaFixtures(requests, folder, env))

test('there is a database of every version', () => {
  const fixtures = listSchemaFixtures(folder).map(({ migration }) => migration)
  expect(fixtures).toEqual(listMigrationNames(requests).toSorted())
})

/** The oldest is migrated by three at once, since all of the migrations stand between it and today. */
const databases = listSchemaFixtures(folder).map((fixture) => ({
  ...fixture,
  processes: fixture.migration === listMigrationNames(requests)[0] ? 3 : 1,
}))

test.each(databases)(
  'a database of $migration is migrated once by $processes at once, and has its rows as before',
  async ({ processes, ...fixture }) => {
    const { applied, changedRows, schemaDifferences } = await migrateFixture(requests, fixture, processes)
    const names = listMigrationNames(requests)
    const missing = names.length - 1 - names.indexOf(fixture.migration)
    expect(applied.toSorted()).toEqual([...Array(processes - 1).fill(0), missing])
    expect({ changedRows, schemaDifferences }).toEqual({ changedRows: [], schemaDifferences: [] })
  },
)

test.each(listSchemaFixtures(folder))(
  'the release of $migration goes on while this one migrates: it may leave out what was added since',
  async (fixture) => {
    expect(await listColumnObstacles(requests, fixture)).toEqual([])
  },
)
