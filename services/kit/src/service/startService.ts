/** Starts a service as a process of its own, and ends it in order. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MikroORM } from '@mikro-orm/postgresql'
import { alone, migrate } from '../database/migrate.ts'
import { closeDatabase, openDatabase } from '../database/open.ts'
import { jobsSuffix } from '../postgres/activity.ts'
import { buildApp } from './app.ts'
import { type Log, loggable, logOf } from './log.ts'
import type { Service } from './service.ts'
import { type Settings, settingsFrom } from './settings.ts'

const patience = 10_000

/** Migrates, seeds, listens on 127.0.0.1, tells the parent, and stops on SIGTERM or when the parent is gone. */
export async function startService(service: Service): Promise<void> {
  const log = logOf(service.name, process.env.LOG_LEVEL || 'info')
  try {
    await run(service, settingsFrom(process.env), log)
  } catch (error) {
    log.fatal(loggable(error), 'could not start')
    process.exit(1)
  }
}

async function run(service: Service, settings: Settings, log: Log) {
  const orm = await openDatabase(service, settings.databaseUrl, { name: service.name })
  await prepare(service, orm, settings)
  const built = await buildApp(service, orm, settings, log)
  const server = createServer(built.app)
  const port = await listening(server, settings.port)
  const rest = await begin(service, settings, log)

  async function stop() {
    setTimeout(() => process.exit(1), patience + 1000).unref()
    const allAnswered = answered(server)
    await built.stop()
    await Promise.all([allAnswered, rest()])
    await closeDatabase(orm)
    log.info('stopped')
    process.exit(0)
  }
  // Ctrl-C reaches us from the terminal and again through our parent.
  let stopping = false
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.on(event, () => {
      if (stopping) return
      stopping = true
      void stop()
    })
  tellParent({ type: 'ready', port })
  log.info({ port }, 'ready')
}

/** Begins what goes on by itself; returned is how to end it. */
async function begin(service: Service, settings: Settings, log: Log): Promise<() => Promise<void>> {
  if (!service.work) return async () => {}
  const orm = await openDatabase(service, settings.databaseUrl, {
    pool: 5,
    name: service.name + jobsSuffix,
  })
  const end = service.work({ orm, settings, log })
  return async () => {
    await end()
    await closeDatabase(orm)
  }
}

/** Takes no more calls and waits for those under way, but not for ever. */
async function answered(server: Server): Promise<void> {
  // A connection that was busy and is kept alive would hold us up for its whole time-out.
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const enough = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(closing)
  clearTimeout(enough)
}

/** Migrations and seed, by one process at a time. */
async function prepare(service: Service, orm: MikroORM, settings: Settings): Promise<void> {
  await alone(settings.databaseUrl, async () => {
    tellParent({ type: 'step', text: 'migrations' })
    await migrate(orm)
    await service.prepare?.(settings.databaseUrl)
    if (!service.seed) return
    tellParent({ type: 'step', text: 'seed' })
    await orm.em.fork().transactional((em) => service.seed!(em as never, settings))
  })
}

const listening = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

const tellParent = (message: object) => void process.send?.(message)
