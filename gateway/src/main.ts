// The gateway as a program: reads the settings, listens, and shuts down gracefully.
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import process from 'node:process'
import { createLog, exitOnUncaughtError } from '@access/service-kit/log'
import { runProgram, type StartProgram, startInnerServer } from '@access/service-kit/transport'
import { buildSchema } from 'graphql'
import type { DestinationStream } from 'pino'
import { createApp } from './app.ts'
import { createOrganisationReader } from './context/organisation.ts'
import { operationTimeoutMs } from './context/request-context.ts'
import type { Settings } from './context/settings.ts'
import { readSettings } from './context/settings.ts'
import { createFileProxy } from './file-transfer/file-proxy.ts'
import { followReleases, type Schemas } from './graphql/follow-releases.ts'
import { startGateway } from './graphql/graphql-gateway.ts'
import { createPersistedOperations } from './graphql/persisted-operations.ts'
import { createReadinessCheck } from './readiness.ts'
import { createTextReplies } from './rest/text-replies-router.ts'

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

interface Graph {
  listener: RequestListener
  stop(): Promise<void>
}

/** Starts the gateway; returns its port and a function that stops it. */
export async function startGatewayProcess(settings: Settings, logDestination?: DestinationStream) {
  const log = createLog('gateway', settings.logLevel, logDestination)
  const persistedOperations = createPersistedOperations({ ...settings, log })
  const fileProxy = createFileProxy({ ...settings, log })
  const textReplies = createTextReplies({ ...settings, log })
  const organisation = createOrganisationReader({ ...settings, contentUrl: settings.subgraphs.content, log })
  const readiness = createReadinessCheck(settings.subgraphs)

  /** Throws when the gateway cannot answer what it must by these schemas. */
  async function createGraph({ supergraph, api }: Schemas): Promise<Graph> {
    const gateway = await startGateway({ ...settings, supergraph, log })
    const listener = createApp({
      gateway,
      persistedOperations,
      allowsArbitraryOperations: settings.allowsArbitraryOperations,
      schema: buildSchema(api),
      organisation,
      readiness,
      fileProxy,
      textReplies: textReplies.router,
      log,
    })
    return { listener, stop: gateway.stop }
  }

  let liveGraph: Graph | undefined
  /** Takes the place of the graph before, without a restart; what has come to that one is answered by it. */
  async function useSchemas(schemas: Schemas) {
    const previous = liveGraph
    liveGraph = await createGraph(schemas)
    if (!previous) return
    setTimeout(previous.stop, operationTimeoutMs).unref()
    fileProxy.endChangeNotices()
    log.info('another supergraph is live')
  }

  const stopFollowingReleases = await followReleases({ ...settings, persistedOperations, useSchemas, log })
  if (!liveGraph) await useSchemas({ supergraph: file('supergraph.graphql'), api: file('api.graphql') })
  const { port, stop: stopListening } = await startInnerServer(
    settings.listenUrl,
    (request, response) => liveGraph!.listener(request, response),
    (server) => {
      // Ten megabytes take long on a slow connection: the shell ends what is sent too slowly.
      server.requestTimeout = 30 * 60_000
      server.headersTimeout = 10_000
    },
  )
  log.info(port === undefined ? {} : { port }, 'listening')

  async function stop() {
    const stopped = stopListening()
    // Streams that never end would delay it.
    fileProxy.stopEventStreams()
    await stopped
    await Promise.all([stopFollowingReleases(), fileProxy.close(), textReplies.close(), liveGraph?.stop()])
    log.info('stopped')
  }
  return { port, stop }
}

export const start: StartProgram = async ({ env }) => {
  try {
    const settings = readSettings(env)
    exitOnUncaughtError(createLog('gateway', settings.logLevel))
    return await startGatewayProcess(settings)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

if (import.meta.main) await runProgram(start)
