/** The shell's process: opens the public origin, reports when it is ready, and shuts down gracefully. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from './http/log.ts'
import { createPublicOrigin } from './public-origin.ts'
import { loadShell } from './releases/renderer.ts'
import { readSettings } from './settings.ts'

const settings = readSettings()
const log = createLog(settings.logLevel)
const origin = createPublicOrigin(settings, loadShell(settings.shellFolder), log)
const server = createServer(origin.app)

server.listen(settings.port, settings.host, () => {
  const { port } = server.address() as AddressInfo
  log.info({ port }, 'listening')
  process.send?.({ type: 'ready', port })
})
server.once('error', (reason) => {
  log.fatal({ reason: reason.message }, 'cannot listen')
  process.exit(1)
})

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.once('disconnect', stop)

// Pending requests may finish, within ten seconds.
async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 10_000).unref()
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  await origin.close()
}
