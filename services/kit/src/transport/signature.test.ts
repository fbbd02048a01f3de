import { expect, onTestFinished, test, vi } from 'vitest'
import { createNonceMemory } from './nonce-memory.ts'
import { createSignatureHeaders, createSignatureVerifier } from './signature.ts'

const secret = 'a secret of ours'
const request = { method: 'POST', path: '/documents?name=a', body: '{"a":1}' }

/** Only the clock that people turn: the time of signatures. */
function useClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
}

test('a signature is valid for its request, and once', () => {
  const verify = createSignatureVerifier(secret)
  const headers = createSignatureHeaders(secret, request)
  for (const other of [
    { ...request, method: 'PUT' },
    { ...request, path: '/documents' },
    { ...request, body: '' },
  ])
    expect(verify(headers, other)).toBe(false)
  expect(createSignatureVerifier('another secret')(headers, request)).toBe(false)
  expect(verify(headers, request)).toBe(true)
  expect(verify(headers, request)).toBe(false)
})

test('the signature of a stream is valid for its type and length', () => {
  const verify = createSignatureVerifier(secret)
  const stream = { contentType: 'text/csv', contentLength: '7' }
  const signed = { ...request, body: stream }
  const headers = createSignatureHeaders(secret, signed)
  expect(verify(headers, { ...signed, body: { ...stream, contentType: 'text/html' } })).toBe(false)
  expect(verify(headers, { ...signed, body: { ...stream, contentLength: '8' } })).toBe(false)
  expect(verify(headers, { ...signed, body: '' })).toBe(false)
  expect(verify(headers, signed)).toBe(true)
})

test('a signature is valid for half a minute before and after its time', () => {
  useClock()
  const verify = createSignatureVerifier(secret)
  const signIn = (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds)
    const headers = createSignatureHeaders(secret, request)
    vi.setSystemTime(Date.now() - milliseconds)
    return headers
  }
  expect(verify(signIn(29_000), request)).toBe(true)
  expect(verify(signIn(31_000), request)).toBe(false)
  const headers = createSignatureHeaders(secret, request)
  vi.setSystemTime(Date.now() + 31_000)
  expect(verify(headers, request)).toBe(false)
})

test('what was signed before a process started is rejected: its predecessor may have accepted it', () => {
  useClock()
  const headers = createSignatureHeaders(secret, request)
  vi.setSystemTime(Date.now() + 1_000)
  const verify = createSignatureVerifier(secret)
  expect(verify(headers, request)).toBe(false)
  expect(verify(createSignatureHeaders(secret, request), request)).toBe(true)
})

test('nonces are remembered for their time, and not for ever', () => {
  let now = 0
  const memory = createNonceMemory(1000, () => now)
  expect(memory.remember('a')).toBe(true)
  now = 999
  expect(memory.remember('a')).toBe(false)
  now = 1000
  expect(memory.remember('a')).toBe(false)
  now = 2000
  expect(memory.remember('a')).toBe(true)
})

test('with no room left for nonces new ones are rejected, none is accepted twice', () => {
  let now = 0
  const memory = createNonceMemory(1000, () => now)
  for (let number = 0; number < 500_000; number++) memory.remember(String(number))
  expect(memory.remember('one more')).toBe(false)
  expect(memory.remember('0')).toBe(false)
  now = 2000
  expect(memory.remember('one more')).toBe(true)
})
