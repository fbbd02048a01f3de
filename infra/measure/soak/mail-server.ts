/** A mail server that takes every email, and counts them. */

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  /** How many emails it has taken. */
  getEmailCount(): number
  stop(): Promise<void>
}

/** Starts one on a free port. */
export async function startMailServer(): Promise<MailServer> {
  let emailCount = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    receiveEmails(socket, () => (emailCount += 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getEmailCount: () => emailCount,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What it answers to a command; to any other with 250. */
const answers: Record<string, string> = { DATA: '354 Go on', QUIT: '221 Bye' }

function receiveEmails(socket: Socket, onEmail: () => void): void {
  let remainder = ''
  let isInText = false
  socket.write('220 Ready\r\n')
  socket.on('data', (data) => {
    const lines = (remainder + data).split('\r\n')
    remainder = lines.pop() ?? ''
    for (const line of lines) {
      if (isInText && line !== '.') continue
      if (isInText) onEmail()
      isInText = !isInText && line === 'DATA'
      socket.write(`${answers[line] ?? '250 Fine'}\r\n`)
    }
  })
}
