import express, { type Request } from 'express'
import { expect, test } from 'vitest'
import { parseTrustedProxies, trustProxies } from './client-address.ts'
import { createLoadCounter, type LoadLimits } from './load-limits.ts'

const limits: LoadLimits = {
  requests: { perSender: 4, inAll: 12 },
  bodies: { perSender: 2, inAll: 4 },
  bytes: { perSender: 1_000, inAll: 2_000 },
  buffered: { perSender: 900, inAll: 1_600 },
}

/** Requests through a proxy of ours, whose connection they all share. */
function createRequests() {
  const app = express()
  trustProxies(app, parseTrustedProxies('127.0.0.1'))
  const admit = createLoadCounter(limits)
  return (client: string, bytes = 0, contentType = 'multipart/form-data; boundary=a') =>
    admit({
      app,
      headers: {
        'x-forwarded-for': client,
        'content-type': contentType,
        ...(bytes > 0 && { 'content-length': `${bytes}` }),
      },
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as Request)
}

test('behind a proxy each client has limits of its own', () => {
  const admit = createRequests()
  for (let count = 0; count < 4; count += 1) expect(admit('192.0.2.1').isAdmitted).toBe(true)
  expect(admit('192.0.2.1')).toEqual({ isAdmitted: false, reason: 'sender' })
  expect(admit('192.0.2.2').isAdmitted).toBe(true)
})

test('bodies and their bytes are limited for a client and in all, until they have arrived', () => {
  const admit = createRequests()
  const first = admit('192.0.2.1', 900)
  expect(admit('192.0.2.1', 200)).toEqual({ isAdmitted: false, reason: 'sender' })
  expect(admit('192.0.2.2', 700)).toEqual({ isAdmitted: false, reason: 'all' })
  if (first.isAdmitted) first.bodyArrived()
  expect(admit('192.0.2.1', 200).isAdmitted).toBe(true)
  expect(admit('192.0.2.2', 700).isAdmitted).toBe(true)
})

test('a body that is no file counts until it is answered, since it is whole in memory', () => {
  const admit = createRequests()
  const json = 'application/json'
  const first = admit('192.0.2.1', 800, json)
  if (first.isAdmitted) first.bodyArrived()
  expect(admit('192.0.2.1', 200, json)).toEqual({ isAdmitted: false, reason: 'sender' })
  expect(admit('192.0.2.2', 500, json)).toEqual({ isAdmitted: false, reason: 'all' })
  expect(admit('192.0.2.1', 200).isAdmitted).toBe(true)
  if (first.isAdmitted) first.release()
  expect(admit('192.0.2.1', 200, json).isAdmitted).toBe(true)
})

test('what has been answered counts no longer, however often that is said', () => {
  const admit = createRequests()
  const admissions = Array.from({ length: 4 }, () => admit('192.0.2.1', 0))
  for (const admission of admissions) {
    if (!admission.isAdmitted) continue
    admission.release()
    admission.release()
  }
  for (let count = 0; count < 4; count += 1) expect(admit('192.0.2.1').isAdmitted).toBe(true)
  expect(admit('192.0.2.1').isAdmitted).toBe(false)
})
