import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../testing/site.ts'
import { defaultLoadLimits } from './load-limits.ts'

/** A request with a body of 50 kB, of which only the beginning is sent. */
function startSending(url: string, head: string, beginning = 'a'): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(`${head}\r\nHost: ${hostname}:${port}\r\nContent-Length: 50000\r\n\r\n${beginning}`)
  return socket
}

const postJson = 'POST /api/contact HTTP/1.1\r\nContent-Type: application/json'

/** Writes a byte at a time until the other side ends it. */
function drip(socket: Socket) {
  const timer = setInterval(() => {
    if (socket.writable) socket.write('a')
  }, 50)
  socket.once('close', () => clearInterval(timer))
  return text(socket).catch(() => '')
}

test('seventy dripping bodies keep nobody else from the API', async () => {
  const site = await startSite()
  for (let count = 0; count < 70; count += 1) void drip(startSending(site.url, postJson))
  const before = performance.now()
  const answers = await Promise.all(Array.from({ length: 70 }, () => site.get('/api/services')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(performance.now() - before).toBeLessThan(5_000)
})

test('one client has so much under way, and another is answered meanwhile', async () => {
  const limits = { ...defaultLoadLimits, bodies: { perSender: 3, inAll: 6 } }
  const settings = { loadLimits: limits }
  const site = await startSite({ settings })
  for (let count = 0; count < 3; count += 1) startSending(site.url, postJson)
  const send = () => site.get('/api/contact', { method: 'POST', body: '{}' })
  await expect.poll(async () => (await send()).status).toBe(429)
  const answer = await send()
  expect(answer.headers.get('retry-after')).toBe('10')
  expect(await answer.json()).toMatchObject({ status: 429, detail: /^Too many requests are coming/ })
  expect((await site.get('/api/services')).status).toBe(200)
})

test('a body that is larger than any form is rejected before it is read', async () => {
  const site = await startSite()
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(`${postJson}\r\nHost: ${hostname}\r\nContent-Length: ${65 * 2 ** 20}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /)
})

test('a connection that its client asks to close ends with the answer', async () => {
  const site = await startSite()
  const socket = startSending(site.url, `${postJson}\r\nConnection: close`, 'a'.repeat(50_000))
  const before = performance.now()
  expect(await text(socket)).toMatch(/^HTTP\/1.1 /)
  // One that is kept is closed after six seconds.
  expect(performance.now() - before).toBeLessThan(5_000)
})

test('a body of the API that is no file is taken up to what administrators send', async () => {
  const site = await startSite()
  const body = 'a'.repeat(2 ** 20 + 65 * 1024)
  const answer = await site.get('/api/admin/judgments', { method: 'POST', body })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ detail: 'This is more than we can take at once.' })
})
