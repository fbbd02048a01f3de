/** The shell's process: opens the public origin, reports when it is ready, and shuts down gracefully. */
import type { AddressInfo } from 'node:net'
import { giveUpRoot } from './give-up-root.ts'
import { createProxyCheck } from './http/client-address.ts'
import { createLog, exitOnUncaughtError } from './http/log.ts'
import { createPublicServer } from './http/public-server.ts'
import { createPublicOrigin } from './public-origin.ts'
import { loadShell } from './releases/renderer.ts'
import { readSettings } from './settings.ts'

const settings = readSettings()
const log = createLog(settings.logLevel)
exitOnUncaughtError(log)
const origin = createPublicOrigin(settings, loadShell(settings.shellFolder), log)
const server = createPublicServer(origin.listener, createProxyCheck(settings.trustedProxies))

server.listen(settings.port, settings.host, () => {
  if (process.env.RUN_AS) giveUpRoot(process.env.RUN_AS)
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
  // A connection that was busy and is kept alive would delay the end by its whole timeout.
  setInterval(() => server.closeIdleConnections(), 50)
  await origin.close()
}
