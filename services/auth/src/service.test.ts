import { federated, openDatabase } from '@access/service-kit'
import { aDatabase } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { auth } from './service.ts'

test('schema.graphql says what auth answers', async () => {
  const { sdl } = await federated(auth.subgraph)
  // Laid out as the formatter would, which gives each description lines of its own.
  const laidOut = sdl.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')
  await expect(laidOut).toMatchFileSnapshot('../schema.graphql')
})

test('the migrations make the tables that are declared', async () => {
  const database = await aDatabase(auth.name, auth)
  const orm = await openDatabase(auth, database.url, { pool: 1 })
  const changes = (await orm.schema.getUpdateSchemaSQL()).split('\n')
  await orm.close()
  await database.drop()
  // The catalogue that the comparison reads knows no triggers on truncate, so it would always make that one again.
  expect(changes.filter((line) => line && !/^set names|activity_stays/.test(line))).toEqual([])
})
