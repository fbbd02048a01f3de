/** What the command line of a service does: it starts the service, or runs a command that every service has. */
import { runAuditCommand } from '../audit/audit-command.ts'
import { runMigrations, withMigrationLock } from '../database/migrate.ts'
import { withDatabase } from '../database/open-database.ts'
import { buildSubgraph } from '../graphql/build-subgraph.ts'
import { runProgram } from '../transport/index.ts'
import type { Service } from './service.ts'
import { startService } from './start-service.ts'

const commands: Record<string, (service: Service, args: string[]) => Promise<void>> = {
  audit: runAuditCommand,
  migrate,
  schema: printSchema,
}

/** Runs `service`, or the command that is named before its arguments: `node main.mjs migrate`. */
export async function runService(service: Service): Promise<void> {
  const [, , name, ...args] = process.argv
  if (!name) return runProgram((host) => startService(service, host))
  const run = commands[name]
  if (!run) throw new Error(`There is no command ${name}: ${Object.keys(commands).join(', ')}`)
  await run(service, args)
}

/** Runs all migrations, or those up to the one named, as a restored backup needs. Needs DATABASE_URL. */
async function migrate(service: Service, [lastMigration]: string[]): Promise<void> {
  await withDatabase(service, (orm, url) =>
    withMigrationLock(url, async () => {
      await runMigrations(orm, lastMigration)
      if (!lastMigration) await service.prepare?.(url)
    }),
  )
}

async function printSchema({ subgraph }: Service): Promise<void> {
  process.stdout.write((await buildSubgraph(subgraph)).sdl)
}
