/** Starts the bare server, and says what it is to send. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { CapturedResponse } from './captured-response.ts'

export interface BareServer {
  url: string
  pid: number
  /** From now on it sends this. */
  setResponse(response: CapturedResponse): Promise<void>
  stop(): Promise<void>
}

export async function startBareServer(): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.main.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const exited = once(child, 'exit')
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async setResponse(response) {
      child.send(response)
      await once(child, 'message')
    },
    async stop() {
      child.kill()
      await exited
    },
  }
}
