/** The shell as a program: opens the public origin, and shuts down gracefully. */
import { setTimeout as wait } from 'node:timers/promises'
import { runProgram, type StartProgram } from '@access/service-kit/transport'
import { giveUpRootAfter, stepDown } from './give-up-root.ts'
import { createProxyCheck } from './http/client-address.ts'
import { createLog, exitOnUncaughtError } from './http/log.ts'
import { createPublicServer, type Listening, listenWidely } from './http/public-server.ts'
import { createPublicOrigin } from './public-origin.ts'
import { loadShell } from './releases/renderer.ts'
import { readSettings } from './settings.ts'

export const start: StartProgram = async ({ env }) => {
  const { RUN_AS } = env
  if (RUN_AS) stepDown(RUN_AS)
  const settings = readSettings(env)
  const log = createLog(settings.logLevel)
  exitOnUncaughtError(log)
  const origin = createPublicOrigin(settings, loadShell(settings.shellFolder), log)
  await origin.start()
  const server = createPublicServer(origin.listener, createProxyCheck(settings.trustedProxies))
  let listening: Listening
  try {
    const listen = () => listenWidely(server, settings)
    listening = await (RUN_AS ? giveUpRootAfter(RUN_AS, listen) : listen())
  } catch (reason) {
    log.fatal({ reason: (reason as Error).message }, 'cannot listen')
    process.exit(1)
  }
  const { port } = listening
  log.info({ port }, 'listening')
  return {
    port,
    async stop() {
      origin.announceStop()
      await wait(settings.stopDelay)
      const stopped = listening.stop()
      origin.endEventStreams()
      await stopped
      await origin.close()
    },
  }
}

if (import.meta.main) await runProgram(start)
