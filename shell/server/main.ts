/** The shell as a program: opens the public origin, and shuts down gracefully. */
import { setTimeout as wait } from 'node:timers/promises'
import { createLog, exitOnUncaughtError } from '@access/service-kit/log'
import { runProgram, type StartProgram, stopServer } from '@access/service-kit/transport'
import { watchEventLoop } from './admission/admission.ts'
import { createPublicServer, listen } from './admission/public-server.ts'
import { giveUpRootAfter, stepDown } from './give-up-root.ts'
import { createProxyCheck } from './http/client-address.ts'
import { createPublicOrigin } from './public-origin.ts'
import { loadShell } from './releases/renderer.ts'
import { readSettings } from './settings.ts'

export const start: StartProgram = async ({ env }) => {
  const { RUN_AS } = env
  if (RUN_AS) stepDown(RUN_AS)
  const settings = readSettings(env)
  const log = createLog('shell', settings.logLevel)
  exitOnUncaughtError(log)
  const origin = createPublicOrigin(settings, loadShell(settings.shellFolder), log)
  await origin.start()
  watchEventLoop()
  const server = createPublicServer(origin.listener, createProxyCheck(settings.trustedProxies))
  let port: number
  try {
    const open = () => listen(server, settings)
    port = await (RUN_AS ? giveUpRootAfter(RUN_AS, open) : open())
  } catch (reason) {
    log.fatal({ reason: (reason as Error).message }, 'cannot listen')
    process.exit(1)
  }
  log.info({ port }, 'listening')
  return {
    port,
    async stop() {
      origin.announceStop()
      await wait(settings.stopDelay)
      const stopped = stopServer(server)
      origin.endEventStreams()
      await stopped
      await origin.close()
    },
  }
}

if (import.meta.main) await runProgram(start)
