import { generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import {
  listColumnObstacles,
  listMigrationNames,
  listSchemaFixtures,
  migrateFixture,
  writeSchemaFixtures,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { auth } from '../auth.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const env = {
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'a-password-for-fixtures',
  SECOND_FACTOR_KEY: 'a key for fixtures',
  AUTH_SIGNING_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
}

// After a new migration: WRITE_FIXTURES=1 node node_modules/vitest/vitest.mjs run services/auth/src/migrations
if (process.env.WRITE_FIXTURES) test('fixtures are written', () => writeSchemaFixtures(auth, folder, env))

test('there is a database of every version', () => {
  const fixtures = listSchemaFixtures(folder).map(({ migration }) => migration)
  expect(fixtures).toEqual(listMigrationNames(auth).toSorted())
})

/** The oldest is migrated by three at once, since all of the migrations stand between it and today. */
const databases = listSchemaFixtures(folder).map((fixture) => ({
  ...fixture,
  processes: fixture.migration === listMigrationNames(auth)[0] ? 3 : 1,
}))

test.each(databases)(
  'a database of $migration is migrated once by $processes at once, and has its rows as before',
  async ({ processes, ...fixture }) => {
    const { applied, changedRows, schemaDifferences } = await migrateFixture(auth, fixture, processes)
    const names = listMigrationNames(auth)
    const missing = names.length - 1 - names.indexOf(fixture.migration)
    expect(applied.toSorted()).toEqual([...Array(processes - 1).fill(0), missing])
    expect({ changedRows, schemaDifferences }).toEqual({ changedRows: [], schemaDifferences: [] })
  },
)

// An account that is invited by an earlier release in the seconds in which this one migrates has no unique name: it is
// not made, and invited again.
const knownObstacles = ['administrator.name_key must be filled']

test.each(listSchemaFixtures(folder))(
  'the release of $migration goes on while this one migrates, but for invitations',
  async (fixture) => {
    const obstacles = await listColumnObstacles(auth, fixture)
    expect(obstacles.filter((obstacle) => !knownObstacles.includes(obstacle))).toEqual([])
  },
)
