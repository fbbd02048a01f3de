// The gateway as a process: settings from the environment, ready told to whoever started it, stopped in order.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { buildSchema } from 'graphql'
import type { DestinationStream } from 'pino'
import { createAnswers } from './answers.ts'
import { createApp } from './app.ts'
import { binary } from './binary/binary.ts'
import { followChanges } from './changes.ts'
import { startGateway } from './gateway.ts'
import { createLog } from './log.ts'
import { createReadinessCheck } from './readiness.ts'
import type { Settings } from './settings.ts'
import { readSettings } from './settings.ts'

/** How long calls under way may take to finish when we stop. */
const grace = 10_000

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** Starts everything and returns the port it listens on and how to stop. */
export async function start(settings: Settings, logInto?: DestinationStream) {
  const log = createLog(settings.logLevel, logInto)
  const answers = createAnswers()
  const gateway = await startGateway({ ...settings, supergraph: file('supergraph.graphql'), answers, log })
  const stopFollowing = followChanges({
    url: settings.subgraphs.content,
    secret: settings.secret,
    answers,
    log,
  })
  const files = binary({ ...settings, log })
  const schema = buildSchema(file('api.graphql'))
  const readiness = createReadinessCheck(settings.subgraphs)
  const server = createServer(createApp({ gateway, schema, answers, readiness, files: files.router, log }))
  // Ten megabytes take their time where the signal is weak; a sender who falls silent is not waited for.
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
    const impatient = setTimeout(() => server.closeAllConnections(), grace)
    await closed
    clearTimeout(impatient)
    await Promise.all([stopFollowing(), files.close(), gateway.stop()])
    log.info('stopped')
  }
  return { port, stop, answers }
}

async function run() {
  // Before anything else: a parent may go, or change its mind, while we are still starting.
  let started: Awaited<ReturnType<typeof start>> | undefined
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    // Whatever hangs, the process ends.
    setTimeout(() => process.exit(1), grace + 1_000).unref()
    await started?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
  started = await start(readSettings(process.env))
  process.send?.({ type: 'ready', port: started.port })
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
