/** The shell's process: opens the public origin, reports when it is ready, and shuts down gracefully. */
import { giveUpRoot } from './give-up-root.ts'
import { createProxyCheck } from './http/client-address.ts'
import { createLog, exitOnUncaughtError } from './http/log.ts'
import { createPublicServer, listenWidely } from './http/public-server.ts'
import { createPublicOrigin } from './public-origin.ts'
import { loadShell } from './releases/renderer.ts'
import { readSettings } from './settings.ts'

const settings = readSettings()
const log = createLog(settings.logLevel)
exitOnUncaughtError(log)
const origin = createPublicOrigin(settings, loadShell(settings.shellFolder), log)
const server = createPublicServer(origin.listener, createProxyCheck(settings.trustedProxies))

const listening = listenWidely(server, settings)
listening.then(
  ({ port }) => {
    if (process.env.RUN_AS) giveUpRoot(process.env.RUN_AS)
    log.info({ port }, 'listening')
    process.send?.({ type: 'ready', port })
  },
  (reason: Error) => {
    log.fatal({ reason: reason.message }, 'cannot listen')
    process.exit(1)
  },
)

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.once('disconnect', stop)

// Pending requests may finish, within ten seconds.
async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 10_000).unref()
  const { close } = await listening
  close().then(() => process.exit(0))
  // A connection that was busy and is kept alive would delay the end by its whole timeout.
  setInterval(() => server.closeIdleConnections(), 50)
  await origin.close()
}
