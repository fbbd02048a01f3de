import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../testing/site.ts'
import { createLoadCounter, defaultLoadLimits, type LoadLimits } from './load-limits.ts'

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
  const loadLimits = { ...defaultLoadLimits, bodies: { perSender: 3, inAll: 6 } }
  const site = await startSite({ settings: { loadLimits } })
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

const limits: LoadLimits = {
  requests: { perSender: 4, inAll: 12 },
  bodies: { perSender: 2, inAll: 4 },
  buffered: { perSender: 900, inAll: 1_600 },
}

function createRequests() {
  const reserve = createLoadCounter(limits)
  return (client: string, bytes = 0, contentType = 'multipart/form-data; boundary=a') =>
    reserve(client, { 'content-type': contentType, ...(bytes > 0 && { 'content-length': `${bytes}` }) })
}

test('each client has so many requests under way', () => {
  const reserve = createRequests()
  for (let count = 0; count < 4; count += 1) expect(reserve('192.0.2.1').isReserved).toBe(true)
  expect(reserve('192.0.2.1')).toEqual({ isReserved: false, reason: 'sender' })
  expect(reserve('192.0.2.2').isReserved).toBe(true)
})

test('bodies are limited until they have arrived', () => {
  const reserve = createRequests()
  const [first] = [reserve('192.0.2.1', 900), reserve('192.0.2.1', 900)]
  expect(reserve('192.0.2.1', 900)).toEqual({ isReserved: false, reason: 'sender' })
  expect(reserve('192.0.2.1').isReserved).toBe(true)
  if (first!.isReserved) first.bodyArrived()
  expect(reserve('192.0.2.1', 900).isReserved).toBe(true)
})

test('a body that is no file counts until it is answered, since it is whole in memory', () => {
  const reserve = createRequests()
  const json = 'application/json'
  const first = reserve('192.0.2.1', 800, json)
  if (first.isReserved) first.bodyArrived()
  expect(reserve('192.0.2.1', 200, json)).toEqual({ isReserved: false, reason: 'sender' })
  expect(reserve('192.0.2.2', 500, json)).toEqual({ isReserved: false, reason: 'all' })
  expect(reserve('192.0.2.1', 200).isReserved).toBe(true)
  if (first.isReserved) first.release()
  expect(reserve('192.0.2.1', 200, json).isReserved).toBe(true)
})

test('what has been answered counts no longer, however often that is said', () => {
  const reserve = createRequests()
  const reserved = Array.from({ length: 4 }, () => reserve('192.0.2.1'))
  for (const each of reserved) {
    if (!each.isReserved) continue
    each.release()
    each.release()
  }
  for (let count = 0; count < 4; count += 1) expect(reserve('192.0.2.1').isReserved).toBe(true)
  expect(reserve('192.0.2.1').isReserved).toBe(false)
})
