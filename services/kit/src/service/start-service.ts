/** Starts a service as a process, and shuts it down gracefully. */
import type { Server } from 'node:http'
import { startInnerServer } from '@access/transport'
import type { EntityManager } from '@mikro-orm/postgresql'
import { extendAuditChain } from '../audit/audit-chain.ts'
import { startAuditChainJob } from '../audit/audit-chain-job.ts'
import { createLog, describeError, exitOnUncaughtError, type Log } from '../context/log.ts'
import { readSettings, type Settings } from '../context/settings.ts'
import { runMigrations, UnknownMigrationHistory, withMigrationLock } from '../database/migrate.ts'
import { closeDatabase, openDatabase } from '../database/open-database.ts'
import { formatJobConnectionName, formatRequestConnectionName } from '../postgres/database-usage.ts'
import { buildApp } from './app.ts'
import { hasAuditLog, type Service } from './service.ts'

const timeoutMs = 10_000

/** How long a request waits for a connection; then the client is told to come back. */
const maxConnectionWaitMs = 1_000

/** Migrates, seeds, listens at its inner address, notifies the parent, and stops on SIGTERM or when the parent exits. */
export async function startService(service: Service): Promise<void> {
  const log = createLog(service.name, process.env.LOG_LEVEL || 'info')
  exitOnUncaughtError(log)
  try {
    await run(service, readSettings(process.env), log)
  } catch (error) {
    log.fatal(describeError(error), 'could not start')
    if (error instanceof UnknownMigrationHistory) await notifyParent({ type: 'failed', text: error.message })
    process.exit(1)
  }
}

async function run(service: Service, settings: Settings, log: Log) {
  await prepareDatabase(service, settings)
  const orm = await openDatabase(service, settings.databaseUrl, {
    name: formatRequestConnectionName(service.name, settings.dataDir),
    connectionTimeoutMs: maxConnectionWaitMs,
    isForRequests: true,
  })
  const application = await buildApp(service, orm, settings, log)
  const { server, port } = await startInnerServer(settings.listenUrl, application.app, (server) => {
    // Documents take long on a slow connection: the shell ends what is sent too slowly.
    server.requestTimeout = 30 * 60_000
  })
  const stopBackgroundWork = await startBackgroundWork(service, settings, log)
  const stopAuditChain = hasAuditLog(service) ? startAuditChainJob(orm, settings, log) : async () => {}

  async function stop() {
    setTimeout(() => process.exit(1), timeoutMs + 1000).unref()
    const drained = drainServer(server)
    await application.stop()
    await Promise.all([drained, stopBackgroundWork()])
    await stopAuditChain()
    await closeDatabase(orm)
    log.info('stopped')
    process.exit(0)
  }
  // Ctrl-C arrives from the terminal and again through the parent.
  let isStopping = false
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.on(event, () => {
      if (isStopping) return
      isStopping = true
      void stop()
    })
  void notifyParent({ type: 'ready', port })
  log.info(port === undefined ? {} : { port }, 'ready')
}

/** Starts the background work; returns a function that stops it. */
async function startBackgroundWork(
  service: Service,
  settings: Settings,
  log: Log,
): Promise<() => Promise<void>> {
  if (!service.startBackgroundWork) return async () => {}
  const orm = await openDatabase(service, settings.databaseUrl, {
    pool: 5,
    name: formatJobConnectionName(service.name),
  })
  const end = service.startBackgroundWork({ orm, settings, log })
  return async () => {
    await end()
    await closeDatabase(orm)
  }
}

/** Accepts no more requests and waits for pending ones, up to a time limit. */
async function drainServer(server: Server): Promise<void> {
  // A connection that was busy and is kept alive would delay the shutdown by its whole timeout.
  const interval = setInterval(() => server.closeIdleConnections(), 50)
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(interval)
  clearTimeout(timer)
}

/** Migrations, seed and the audit chain, by one process at a time. */
async function prepareDatabase(service: Service, settings: Settings): Promise<void> {
  const orm = await openDatabase(service, settings.databaseUrl, { pool: 2, name: service.name })
  try {
    await withMigrationLock(settings.databaseUrl, async () => {
      void notifyParent({ type: 'step', text: 'migrations' })
      await runMigrations(orm)
      await service.prepare?.(settings.databaseUrl)
      if (service.seed) {
        void notifyParent({ type: 'step', text: 'seed' })
        await orm.em.fork().transactional((em) => service.seed!(em as never, settings))
      }
      // Before the first request: what is there now, of whichever version, is what the chain begins with.
      if (hasAuditLog(service))
        await extendAuditChain(orm.em.fork() as EntityManager, settings, { isWhole: true })
    })
  } finally {
    await closeDatabase(orm)
  }
}

/** Resolves once the message is sent; at once where there is no parent. */
const notifyParent = (message: object) =>
  new Promise<void>((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()))
