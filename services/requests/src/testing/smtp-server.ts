/** A mail server that does what a test wants of it: takes emails, refuses them, hangs, or is not there. */
import { createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'

/** The steps of a delivery at which it may do something else; from `rcpt` on the address is known. */
type Step = 'greeting' | 'auth' | 'mail' | 'rcpt' | 'taken'

/** An answer to give instead, such as `451 Later`; `hang` gives none, `drop` ends the connection. */
type ResponseOverride = (step: Step, address: string) => string | undefined | Promise<string | undefined>

/** An email as it arrived. */
export interface DeliveredEmail {
  to: string[]
  headers: Record<string, string>
  /** Headers and text; lines that were broken for the way are whole again. */
  source: string
}

export interface SmtpServer {
  url: string
  emails: DeliveredEmail[]
  open(): Promise<void>
  close(): Promise<void>
}

/** What it encrypts with: from the first byte on, or once it is asked to (STARTTLS). */
interface Encryption extends Certificate {
  when: 'at once' | 'asked'
}

/** Starts one on a free port; it ends with the test. */
export async function startSmtpServer(
  override: ResponseOverride = () => undefined,
  encryption?: Encryption,
): Promise<SmtpServer> {
  const emails: DeliveredEmail[] = []
  const atOnce = encryption?.when === 'at once'
  const server = createServer((socket) =>
    handleConversation(atOnce ? upgradeToTls(socket, encryption) : socket, {
      override,
      deliver: (email) => emails.push(email),
      upgrade: encryption && !atOnce ? encryption : undefined,
    }),
  )
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  const port = await startListening(server, 0)
  async function close() {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  return {
    url: `${atOnce ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    emails,
    open: async () => void (await startListening(server, port)),
    close,
  }
}

const startListening = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

const upgradeToTls = (socket: Socket, { cert, key }: Certificate) =>
  new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => {})

interface Conversation {
  override: ResponseOverride
  deliver(email: DeliveredEmail): void
  upgrade: Certificate | undefined
}

function handleConversation(socket: Socket, conversation: Conversation, isUpgraded = false) {
  const { override, deliver, upgrade } = conversation
  let to: string[] = []
  let source: string[] | undefined
  let remainder = ''

  async function reply(step: Step | undefined, answer: string) {
    const overridden = step && (await override(step, to.at(-1) ?? ''))
    if (overridden === 'drop') socket.destroy()
    else if (overridden !== 'hang') socket.write(`${overridden ?? answer}\r\n`)
  }

  function receiveLine(line: string) {
    if (source && line !== '.') return void source.push(line)
    if (source) {
      deliver({ to, headers: parseHeaders(source), source: source.join('\n').replaceAll('=\n', '') })
      source = undefined
      return reply('taken', '250 Taken')
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') {
      return reply(undefined, `250-Hello\r\n${upgrade ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`)
    }
    if (verb === 'STAR' && upgrade) {
      socket.removeAllListeners('data')
      socket.write('220 Go on\r\n')
      return handleConversation(upgradeToTls(socket, upgrade), { ...conversation, upgrade: undefined }, true)
    }
    if (verb === 'STAR') return reply(undefined, '502 5.5.1 Not implemented')
    if (verb === 'AUTH') return reply('auth', '235 Welcome')
    if (verb === 'MAIL') {
      to = []
      return reply('mail', '250 Fine')
    }
    if (verb === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '')
    if (verb === 'RCPT') return reply('rcpt', '250 Fine')
    if (verb === 'DATA') {
      source = []
      return reply(undefined, '354 Go on')
    }
    reply(undefined, verb === 'QUIT' ? '221 Bye' : '250 Fine')
  }

  socket.on('data', (data) => {
    const lines = (remainder + data).split('\r\n')
    remainder = lines.pop() ?? ''
    for (const line of lines) receiveLine(line)
  })
  if (!isUpgraded) reply('greeting', '220 Here I am')
}

function parseHeaders(source: string[]): Record<string, string> {
  const unfolded = source.slice(0, source.indexOf('')).join('\n').replace(/\n\s+/g, ' ').split('\n')
  return Object.fromEntries(unfolded.map((line) => line.split(/: (.*)/s).slice(0, 2)))
}

/** Certificates for a mail server at 127.0.0.1, signed by themselves, all with one key. They guard nothing but tests. */

const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWdJR4mGgCGCW3N02
TWapI+UIocwfmePObgl2ysfI73KhRANCAAQWbNQV/z9FbATSTSpwk7jcQW6IgS7s
+28StwcD0lwsInX+cZH58/XtyIFJAaeCvjXhmvgXjRUYbvaEcZ+lrm9r
-----END PRIVATE KEY-----`

export interface Certificate {
  cert: string
  key: string
}

const buildCertificate = (base64: string): Certificate => ({
  cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`,
  key: privateKey,
})

/** For 127.0.0.1, from 2020 until 2120. */
export const goodCertificate =
  buildCertificate(`MIIBOzCB46ADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCTEyNy4wLjAu
MTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
MTI3LjAuMC4xMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEFmzUFf8/RWwE0k0q
cJO43EFuiIEu7PtvErcHA9JcLCJ1/nGR+fP17ciBSQGngr414Zr4F40VGG72hHGf
pa5va6MkMCIwDwYDVR0RBAgwBocEfwAAATAPBgNVHRMBAf8EBTADAQH/MAoGCCqG
SM49BAMCA0cAMEQCIDQattJCj792r3fquddHV8dEDZ6W+ySaqG+N0q8kZpSdAiAr
xuWJQ8+a3d9FvGOruuG57ALVd4rOLAFxIV47RqaPHQ==`)

/** For 127.0.0.1, until the end of 2020. */
export const expiredCertificate =
  buildCertificate(`MIIBOTCB4aADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCTEyNy4wLjAu
MTAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCTEy
Ny4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBZs1BX/P0VsBNJNKnCT
uNxBboiBLuz7bxK3BwPSXCwidf5xkfnz9e3IgUkBp4K+NeGa+BeNFRhu9oRxn6Wu
b2ujJDAiMA8GA1UdEQQIMAaHBH8AAAEwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjO
PQQDAgNHADBEAiBGfNwl1K3AYjU+M+md5DMIZ3R8JFBA5OqShL8rxScEfgIgPO+m
Cw8eoz8vGQ2EPUmwr+SKfgwFLSKKVmg8FG8lq0M=`)

/** For another.example.org, from 2020 until 2120. */
export const otherCertificate =
  buildCertificate(`MIIBYDCCAQagAwIBAgIBATAKBggqhkjOPQQDAjAeMRwwGgYDVQQDDBNhbm90aGVy
LmV4YW1wbGUub3JnMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAe
MRwwGgYDVQQDDBNhbm90aGVyLmV4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYIKoZI
zj0DAQcDQgAEFmzUFf8/RWwE0k0qcJO43EFuiIEu7PtvErcHA9JcLCJ1/nGR+fP1
7ciBSQGngr414Zr4F40VGG72hHGfpa5va6MzMDEwHgYDVR0RBBcwFYITYW5vdGhl
ci5leGFtcGxlLm9yZzAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUC
IQCneo7nwSudpMnvBbyjD0fEpVZ6qwYQmTmWF/njLsjS9QIgDg8gjxur/Ec9kUPO
6FbC5tNDBKkHOggqBr8/bl00TW8=`)
