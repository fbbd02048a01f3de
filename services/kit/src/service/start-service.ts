/** Starts a service, and shuts it down gracefully. */
import type { MikroORM } from '@mikro-orm/postgresql'
import { extendAuditChain } from '../audit/audit-chain.ts'
import { startAuditChainJob } from '../audit/audit-chain-job.ts'
import { createLog, describeError, exitOnUncaughtError, type Log } from '../context/log.ts'
import { readSettings, type Settings } from '../context/settings.ts'
import { runMigrations, UnknownMigrationHistory, withMigrationLock } from '../database/migrate.ts'
import { closeDatabase, openDatabase } from '../database/open-database.ts'
import { formatJobConnectionName, formatRequestConnectionName } from '../postgres/connection-settings.ts'
import { findLocaleShortcoming } from '../postgres/locale.ts'
import { type ProgramHost, type StartedProgram, startInnerServer } from '../transport/index.ts'
import { buildApp } from './app.ts'
import { hasAuditLog, type Service } from './service.ts'

/** How long a request waits for a connection; then the client is told to come back. */
const maxConnectionWaitMs = 1_000

/** Migrates, seeds, and listens at its inner address. */
export async function startService(service: Service, host: ProgramHost): Promise<StartedProgram> {
  const log = createLog(service.name, host.env.LOG_LEVEL || 'info')
  exitOnUncaughtError(log)
  try {
    return await open(service, readSettings(host.env), log, host)
  } catch (error) {
    log.fatal(describeError(error), 'could not start')
    if (error instanceof UnknownMigrationHistory) await host.notify({ type: 'failed', text: error.message })
    process.exit(1)
  }
}

async function open(
  service: Service,
  settings: Settings,
  log: Log,
  host: ProgramHost,
): Promise<StartedProgram> {
  // What may take longer than a request has a pool of its own: migrations first, jobs as long as the service runs.
  const backgroundOrm = await openDatabase(service, settings.databaseUrl, {
    pool: 5,
    name: formatJobConnectionName(service.name),
  })
  await prepareDatabase(service, settings, backgroundOrm, host)
  const shortcoming = await findLocaleShortcoming(settings.databaseUrl)
  if (shortcoming) log.warn(shortcoming)
  const orm = await openDatabase(service, settings.databaseUrl, {
    name: formatRequestConnectionName(service.name, settings.dataDir),
    connectionTimeoutMs: maxConnectionWaitMs,
    isForRequests: true,
  })
  const application = await buildApp(service, orm, settings, log)
  const { port, stop: stopListening } = await startInnerServer(
    settings.listenUrl,
    application.app,
    (server) => {
      // Documents take long on a slow connection: the shell ends what is sent too slowly.
      server.requestTimeout = 30 * 60_000
    },
  )
  const endBackgroundWork = service.startBackgroundWork?.({ orm: backgroundOrm, settings, log })
  if (!endBackgroundWork) await closeDatabase(backgroundOrm)
  const stopAuditChain = hasAuditLog(service) ? startAuditChainJob(orm, settings, log) : async () => {}

  log.info(port === undefined ? {} : { port }, 'ready')
  return {
    port,
    async stop() {
      const drained = stopListening()
      await application.stop()
      await Promise.all([drained, endBackgroundWork?.()])
      await application.recordLastDenials()
      if (endBackgroundWork) await closeDatabase(backgroundOrm)
      await stopAuditChain()
      await closeDatabase(orm)
      log.info('stopped')
    },
  }
}

/** Migrations, seed and the audit chain, by one process at a time. */
async function prepareDatabase(
  service: Service,
  settings: Settings,
  orm: MikroORM,
  { notify }: ProgramHost,
): Promise<void> {
  await withMigrationLock(settings.databaseUrl, async () => {
    void notify({ type: 'step', text: 'migrations' })
    await runMigrations(orm)
    await service.prepare?.(settings.databaseUrl)
    if (service.seed) {
      void notify({ type: 'step', text: 'seed' })
      await orm.em.fork().transactional((em) => service.seed!(em, settings))
    }
    // Before the first request: what is there now, of whichever version, is what the chain begins with.
    if (hasAuditLog(service)) await extendAuditChain(orm.em.fork(), settings, { isWhole: true })
  })
}
