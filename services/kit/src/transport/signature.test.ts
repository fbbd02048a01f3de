import { expect, onTestFinished, test, vi } from 'vitest'
import { createSignatureHeaders, createSignatureVerifier } from './signature.ts'

const secret = 'a secret of ours'
const request = { method: 'POST', path: '/documents?name=a' }

test('a signature is valid for its method, its path and our secret', () => {
  const verify = createSignatureVerifier(secret)
  const headers = createSignatureHeaders(secret, request)
  expect(verify(headers, { ...request, method: 'PUT' })).toBe(false)
  expect(verify(headers, { ...request, path: '/documents' })).toBe(false)
  expect(createSignatureVerifier('another secret')(headers, request)).toBe(false)
  expect(verify({}, request)).toBe(false)
  expect(verify(headers, request)).toBe(true)
})

test('a signature is valid for half a minute before and after its time', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const verify = createSignatureVerifier(secret)
  const headers = createSignatureHeaders(secret, request)
  for (const [milliseconds, isValid] of [
    [-31_000, false],
    [-29_000, true],
    [29_000, true],
    [31_000, false],
  ] as const) {
    vi.setSystemTime(new Date('2026-11-22T12:00:00Z').getTime() + milliseconds)
    expect(verify(headers, request)).toBe(isValid)
  }
})
