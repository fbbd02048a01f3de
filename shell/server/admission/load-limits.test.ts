import { expect, test } from 'vitest'
import { createLoadCounter, type LoadLimits } from './load-limits.ts'

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
