/** What must agree in every service: tables with migrations, the committed schema with the resolvers. */
import { openDatabase, type Tables } from '../database/open.ts'
import { federated } from '../federated.ts'
import type { Service } from '../service/service.ts'
import { aDatabase } from './databases.ts'

/** The SQL that the migrations lack to make the tables as they are declared; empty when the two agree. */
export async function missingFromMigrations(name: string, tables: Tables): Promise<string> {
  const database = await aDatabase(name, tables)
  const orm = await openDatabase(tables, database.url)
  try {
    return (await orm.schema.getUpdateSchemaSQL()).replace(/^set names 'utf8';\s*/, '').trim()
  } finally {
    await orm.close()
    await database.drop()
  }
}

/** The text of a service's part of the graph, to compare with the committed one. */
export const sdlOf = async (service: Service): Promise<string> => (await federated(service.subgraph)).sdl
