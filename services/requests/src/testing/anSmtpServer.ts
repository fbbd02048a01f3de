/** A mail server that does what a test wants of it: takes mails, refuses them, hangs, or is not there. */
import { createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The steps of a delivery at which it may do something else; from `rcpt` on the address is known. */
type Step = 'greeting' | 'rcpt' | 'taken'

/** An answer to give instead, such as `451 Later`; `hang` gives none, `drop` ends the connection. */
type Instead = (step: Step, address: string) => string | undefined | Promise<string | undefined>

/** A mail as it arrived. */
export interface Delivered {
  to: string[]
  headers: Record<string, string>
  /** Headers and text; lines that were broken for the way are whole again. */
  source: string
}

export interface SmtpServer {
  url: string
  mails: Delivered[]
  open(): Promise<void>
  close(): Promise<void>
}

/** Starts one on a free port; it ends with the test. */
export async function anSmtpServer(instead: Instead = () => undefined): Promise<SmtpServer> {
  const mails: Delivered[] = []
  const server = createServer((socket) => converse(socket, instead, (mail) => mails.push(mail)))
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  const port = await listening(server, 0)
  async function close() {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    open: async () => void (await listening(server, port)),
    close,
  }
}

const listening = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

function converse(socket: Socket, instead: Instead, deliver: (mail: Delivered) => void) {
  let to: string[] = []
  let source: string[] | undefined
  let rest = ''

  async function say(step: Step | undefined, answer: string) {
    const other = step && (await instead(step, to.at(-1) ?? ''))
    if (other === 'drop') socket.destroy()
    else if (other !== 'hang') socket.write(`${other ?? answer}\r\n`)
  }

  function hear(line: string) {
    if (source && line !== '.') return void source.push(line)
    if (source) {
      deliver({ to, headers: headersIn(source), source: source.join('\n').replaceAll('=\n', '') })
      source = undefined
      return say('taken', '250 Taken')
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') to = []
    if (verb === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '')
    if (verb === 'RCPT') return say('rcpt', '250 Fine')
    if (verb === 'DATA') {
      source = []
      return say(undefined, '354 Go on')
    }
    say(undefined, verb === 'QUIT' ? '221 Bye' : '250 Fine')
  }

  socket.on('data', (data) => {
    const lines = (rest + data).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say('greeting', '220 Here I am')
}

function headersIn(source: string[]): Record<string, string> {
  const unfolded = source.slice(0, source.indexOf('')).join('\n').replace(/\n\s+/g, ' ').split('\n')
  return Object.fromEntries(unfolded.map((line) => line.split(/: (.*)/s).slice(0, 2)))
}
