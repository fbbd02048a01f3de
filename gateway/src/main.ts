// The gateway process: reads the settings, notifies its parent when it is ready, and shuts down gracefully.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { buildSchema } from 'graphql'
import type { DestinationStream } from 'pino'
import { createApp } from './app.ts'
import { createLog } from './context/log.ts'
import type { Settings } from './context/settings.ts'
import { readSettings } from './context/settings.ts'
import { createFileProxy } from './file-transfer/file-proxy.ts'
import { startGateway } from './graphql/graphql-gateway.ts'
import { createReadinessCheck } from './readiness.ts'
import { createResponseCache } from './response-cache/response-cache.ts'
import { subscribeToChanges } from './response-cache/subscribe-to-changes.ts'

/** How long pending requests may take during shutdown. */
const shutdownTimeoutMs = 10_000

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** Starts the gateway; returns its port and a function that stops it. */
export async function startGatewayProcess(settings: Settings, logDestination?: DestinationStream) {
  const log = createLog(settings.logLevel, logDestination)
  const responseCache = createResponseCache()
  const gateway = await startGateway({
    ...settings,
    supergraph: file('supergraph.graphql'),
    responseCache,
    log,
  })
  const unsubscribe = subscribeToChanges({
    url: settings.subgraphs.content,
    secret: settings.secret,
    responseCache,
    log,
  })
  const fileProxy = createFileProxy({ ...settings, log })
  const schema = buildSchema(file('api.graphql'))
  const readiness = createReadinessCheck(settings.subgraphs)
  const server = createServer(
    createApp({ gateway, schema, responseCache, readiness, fileRouter: fileProxy.router, log }),
  )
  // No limit on the whole request: ten megabytes take long on a slow connection; idle clients time out.
  server.requestTimeout = 300_000
  server.headersTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  log.info({ port }, 'listening')

  async function stop() {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs)
    await closed
    clearTimeout(timer)
    await Promise.all([unsubscribe(), fileProxy.close(), gateway.stop()])
    log.info('stopped')
  }
  return { port, stop, answers: responseCache }
}

async function run() {
  // Before anything else: the parent may exit, or stop the process, while it is still starting.
  let started: Awaited<ReturnType<typeof startGatewayProcess>> | undefined
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    // The process ends, whatever hangs.
    setTimeout(() => process.exit(1), shutdownTimeoutMs + 1_000).unref()
    await started?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
  started = await startGatewayProcess(readSettings(process.env))
  process.send?.({ type: 'ready', port: started.port })
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
