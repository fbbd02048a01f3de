import path from 'node:path'
import {
  listColumnObstacles,
  listMigrationNames,
  listSchemaFixtures,
  migrateFixture,
  writeSchemaFixtures,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const env = {}

// After a new migration: WRITE_FIXTURES=1 node node_modules/vitest/vitest.mjs run services/content/src/migrations
if (process.env.WRITE_FIXTURES) test('fixtures are written', () => writeSchemaFixtures(content, folder, env))

test('there is a database of every version', () => {
  const fixtures = listSchemaFixtures(folder).map(({ migration }) => migration)
  expect(fixtures).toEqual(listMigrationNames(content).toSorted())
})

/** The oldest is migrated by three at once, since all of the migrations stand between it and today. */
const databases = listSchemaFixtures(folder).map((fixture) => ({
  ...fixture,
  processes: fixture.migration === listMigrationNames(content)[0] ? 3 : 1,
}))

test.each(databases)(
  'a database of $migration is migrated once by $processes at once, and has its rows as before',
  async ({ processes, ...fixture }) => {
    const { applied, changedRows, schemaDifferences } = await migrateFixture(content, fixture, processes)
    const names = listMigrationNames(content)
    const missing = names.length - 1 - names.indexOf(fixture.migration)
    expect(applied.toSorted()).toEqual([...Array(processes - 1).fill(0), missing])
    expect({ changedRows, schemaDifferences }).toEqual({ changedRows: [], schemaDifferences: [] })
  },
)

test.each(listSchemaFixtures(folder))(
  'the release of $migration goes on while this one migrates: it may leave out what was added since',
  async (fixture) => {
    expect(await listColumnObstacles(content, fixture)).toEqual([])
  },
)
