/** The commands of every service: `migrate.main.ts`, for a backup that is restored, and `schema.main.ts`. */
import { writeFile } from 'node:fs/promises'
import { runMigrations, withMigrationLock } from '../database/migrate.ts'
import { withDatabase } from '../database/open-database.ts'
import { buildSubgraph } from '../graphql/build-subgraph.ts'
import type { Service } from './service.ts'

/** Runs all migrations, or those up to the one named on the command line. Needs DATABASE_URL. */
export async function runMigrateCommand(service: Service): Promise<void> {
  const [, , lastMigration] = process.argv
  await withDatabase(service, (orm, url) =>
    withMigrationLock(url, async () => {
      await runMigrations(orm, lastMigration)
      if (!lastMigration) await service.prepare?.(url)
    }),
  )
}

/** Writes the SDL of the service to the file named on the command line, or prints it. */
export async function runSchemaCommand(service: Service): Promise<void> {
  const { sdl } = await buildSubgraph(service.subgraph)
  const [, , file] = process.argv
  if (file) await writeFile(file, sdl)
  else process.stdout.write(sdl)
}
