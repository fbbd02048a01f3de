/** Starts the bare server, and says what it is to send. */

import type { CapturedResponse } from './captured-response.ts'
import { startWorker } from './start-worker.ts'

export interface BareServer {
  url: string
  pid: number
  /** From now on it sends this. */
  setResponse(response: CapturedResponse): Promise<void>
  stop(): Promise<void>
}

export async function startBareServer(): Promise<BareServer> {
  const { pid, receive, send, stop } = startWorker('bare-server.main.ts')
  const { port } = await receive<{ port: number }>()
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    async setResponse(response) {
      send(response)
      await receive()
    },
    stop,
  }
}
