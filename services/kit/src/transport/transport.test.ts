import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchInner, formatSocketUrl, requestInner, startInnerServer } from './index.ts'

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sockets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function startServer(url: string, text = 'hello') {
  const inner = await startInnerServer(
    url,
    (request, response) => void response.end(`${text} ${request.url}`),
  )
  onTestFinished(() => {
    inner.server.close()
    inner.server.closeAllConnections()
  })
  return inner
}

const ask = async (url: string) => (await fetchInner(url)).text()

test('a process is reached over its socket, which nobody else may open', async () => {
  const socketPath = path.join(createFolder(), 'auth.sock')
  const url = formatSocketUrl(socketPath)
  await startServer(url)
  expect(await ask(`${url}/sessions/1?a=b`)).toBe('hello /sessions/1?a=b')
  expect(statSync(socketPath).mode & 0o777).toBe(0o600)
})

test('what is read as text comes with its status and headers, and is given up by a signal', async () => {
  const url = formatSocketUrl(path.join(createFolder(), 'auth.sock'))
  const inner = await startInnerServer(url, async (request, response) => {
    if (request.url === '/never') return
    const body = await text(request)
    response.writeHead(409, { 'x-method': request.method }).end(`${request.headers['x-name']}: ${body}`)
  })
  onTestFinished(() => void inner.server.close().closeAllConnections())
  const sent = { method: 'POST', headers: { 'x-name': 'Dana' }, body: 'lanterns' }
  expect(await requestInner(`${url}/notes`, sent)).toMatchObject({
    status: 409,
    statusText: 'Conflict',
    headers: { 'x-method': 'POST' },
    text: 'Dana: lanterns',
  })
  const abort = new AbortController()
  const answer = requestInner(`${url}/never`, { signal: abort.signal })
  abort.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('a successor takes the socket over, and its predecessor does not remove it when it ends', async () => {
  const socketPath = path.join(createFolder(), 'auth.sock')
  const url = formatSocketUrl(socketPath)
  // What a killed process leaves.
  writeFileSync(socketPath, '')
  const first = await startServer(url, 'first')
  expect(await ask(`${url}/`)).toBe('first /')
  // Two processes have two names; in one it is the number that tells them apart.
  vi.spyOn(process, 'pid', 'get').mockReturnValue(1)
  await startServer(url, 'second')
  vi.restoreAllMocks()
  first.server.closeAllConnections()
  await new Promise((resolve) => first.server.close(resolve))
  expect(existsSync(socketPath)).toBe(true)
  await vi.waitFor(async () => expect(await ask(`${url}/`)).toBe('second /'))
})

test('while a process is replaced nobody is turned away: they wait for its successor', async () => {
  const url = formatSocketUrl(path.join(createFolder(), 'auth.sock'))
  const answers = new Set<string>()
  const end = new AbortController()
  const callers = Promise.all(
    Array.from({ length: 16 }, async () => {
      while (!end.signal.aborted) answers.add(await ask(`${url}/`))
    }),
  )
  onTestFinished(() => end.abort())
  // Nobody is there yet.
  for (const name of ['first', 'second', 'third']) {
    const { stop } = await startServer(url, name)
    await Promise.race([callers, vi.waitFor(() => expect(answers).toContain(`${name} /`), 5_000)])
    if (name === 'third') end.abort()
    else await stop()
  }
  await callers
  expect([...answers]).toEqual(['first /', 'second /', 'third /'])
})

test('who stays away is waited for once', async () => {
  const url = formatSocketUrl(path.join(createFolder(), 'auth.sock'))
  const now = vi.spyOn(performance, 'now')
  onTestFinished(() => now.mockRestore())
  now.mockReturnValue(1_000)
  const waiting = ask(`${url}/`)
  await new Promise(setImmediate)
  now.mockReturnValue(7_000)
  await expect(waiting).rejects.toThrow()
  await expect(ask(`${url}/`)).rejects.toThrow()
  await startServer(url)
  expect(await ask(`${url}/`)).toBe('hello /')
})

test('what is asked on an open connection while a server stops is answered', async () => {
  const url = formatSocketUrl(path.join(createFolder(), 'auth.sock'))
  const { stop } = await startServer(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const askOnOneConnection = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const socketPath = url.slice('unix:'.length, -1)
      const answer = (response: IncomingMessage) => response.resume().once('end', () => resolve(response))
      get({ socketPath, path: '/', agent }, answer).once('error', reject)
    })
  await askOnOneConnection()
  const stopped = stop()
  expect((await askOnOneConnection()).headers.connection).toBe('close')
  await stopped
})

test('nothing is sent to a socket in a folder that others may enter, and none is opened there', async () => {
  const folder = createFolder()
  const url = formatSocketUrl(path.join(folder, 'auth.sock'))
  for (const mode of [0o755, 0o710, 0o770]) {
    chmodSync(folder, mode)
    await expect(ask(`${url}/`)).rejects.toThrow('must be a folder that only its owner')
    await expect(startServer(url)).rejects.toThrow('must be a folder that only its owner')
  }
})

test('a port that somebody else took is told nothing: outside of tests plain HTTP is refused', async () => {
  const received: string[] = []
  const thief = createServer((socket) => void socket.on('data', (data) => received.push(String(data))))
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void thief.close())
  const { port } = thief.address() as { port: number }
  for (const NODE_ENV of ['production', 'development', '']) {
    vi.stubEnv('NODE_ENV', NODE_ENV)
    await expect(ask(`http://127.0.0.1:${port}/invitations`)).rejects.toThrow('plain HTTP')
    await expect(startServer('http://127.0.0.1:0')).rejects.toThrow('plain HTTP')
  }
  vi.stubEnv('NODE_ENV', 'test')
  await expect(ask(`http://192.0.2.1:${port}/`)).rejects.toThrow('plain HTTP')
  vi.unstubAllEnvs()
  expect(received).toEqual([])
})
