import { once } from 'node:events'
import { connect } from 'node:net'
import { stopServer } from '@access/service-kit/transport'
import { expect, onTestFinished, test } from 'vitest'
import { createProxyCheck, parseTrustedProxies } from '../http/client-address.ts'
import { createPublicServer, listen } from './public-server.ts'

/** More than the system takes without a reader. */
const large = Buffer.alloc(64 * 2 ** 20)

async function startServer(
  isProxy: (address: string) => boolean,
  options?: Parameters<typeof createPublicServer>[2],
) {
  const server = createPublicServer(
    (request, response) =>
      void request.resume().once('end', () => response.end(request.url === '/large' ? large : 'ok')),
    isProxy,
    options,
  )
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  const stop = () => stopServer(server)
  onTestFinished(async () => {
    server.closeAllConnections()
    await stop()
  })
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { server, open, stop, url: `http://127.0.0.1:${port}` }
}

test.each([
  [
    'one client has so many connections, and a closed one makes room',
    () => false,
    { perSender: 2, inAll: 100 },
  ],
  [
    'all together have so many connections, and a closed one makes room',
    () => true,
    { perSender: 1, inAll: 2 },
  ],
])('%s', async (_title, isProxy, limits) => {
  const { open, url } = await startServer(isProxy, { connectionLimits: limits })
  const sockets = await Promise.all([open(), open(), open()])
  const listOpen = () => sockets.filter((socket) => !socket.closed)
  for (const socket of sockets) socket.resume()
  await expect.poll(() => listOpen().length).toBe(2)
  await expect(fetch(url)).rejects.toThrow()
  listOpen()[0]!.destroy()
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})

test('it accepts no connections once it is closed, and those that there are may end', async () => {
  const { open, stop, url } = await startServer(() => true)
  const socket = await open()
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nConnection: close\r\n\r\n')
  // Its request has begun.
  expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200)
  const stopped = stop()
  await expect(fetch(url)).rejects.toThrow()
  socket.write('a')
  let answer = ''
  for await (const bytes of socket) answer += bytes
  expect(answer).toContain('ok')
  await stopped
})

test('a proxy of ours has as many connections as it needs', async () => {
  const { open, url } = await startServer(() => true, { connectionLimits: { perSender: 1, inAll: 100 } })
  for (let count = 0; count < 3; count += 1) await open()
  expect((await fetch(url)).status).toBe(200)
})

test('headers have a time limit, and bodies as long as a slow phone needs', async () => {
  const { server } = await startServer(() => false)
  expect(server.headersTimeout).toBe(10_000)
  expect(server.requestTimeout).toBeGreaterThan((10 * 2 ** 20 * 1000) / 20_000)
})

test('what is no HTTP is rejected and its connection closed', async () => {
  const { open } = await startServer(() => false)
  const malformed = [
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(65_536)}\r\n\r\n`,
    `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ]
  for (const request of malformed) {
    const socket = await open()
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(request)
    await closed
    expect(answer.split('\r\n')[0], request.slice(0, 40)).toMatch(/^HTTP\/1\.1 (400|431)|^$/)
    expect(answer).not.toContain('ok')
  }
})

test('a peer of this machine is a proxy as far as connections go, named or not', () => {
  const isProxy = createProxyCheck(parseTrustedProxies('192.0.2.0/24'))
  const addresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.7', '203.0.113.9', '']
  expect(addresses.map((address) => isProxy(address))).toEqual([true, true, true, true, false, false])
})

test('a connection whose client does not read its answer is ended, and one that is read slowly is not', async () => {
  // The answer may take two seconds.
  const leastRate = { bytesPerSecond: large.length / 2, window: 200 }
  const { server, open } = await startServer(() => false, { leastRate })
  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
  const ask = async () => {
    const socket = await open()
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    return socket
  }
  const reader = await ask()
  let bytesRead = 0
  for await (const bytes of reader) bytesRead += bytes.length
  expect(bytesRead).toBeGreaterThan(large.length)
  await once(await ask(), 'readable')
  await expect.poll(countConnections).toBe(0)
})
