/** Checks of every service: entities match the migrations, the committed schema matches the resolvers. */
import { type DatabaseDefinition, openDatabase } from '../database/open-database.ts'
import { buildSubgraph } from '../graphql/build-subgraph.ts'
import type { Service } from '../service/service.ts'
import { createTestDatabase } from './test-databases.ts'

/** The SQL by which the migrations differ from the entities; empty when they match. */
export async function getMigrationDiff(name: string, tables: DatabaseDefinition): Promise<string> {
  const database = await createTestDatabase(name, tables)
  const orm = await openDatabase(tables, database.url)
  try {
    return (await orm.schema.getUpdateSchemaSQL()).replace(/^set names 'utf8';\s*/, '').trim()
  } finally {
    await orm.close()
    await database.drop()
  }
}

/** The SDL of a service, to compare with the committed one. */
export const buildSdl = async (service: Service): Promise<string> =>
  (await buildSubgraph(service.subgraph)).sdl
