import { expect, test } from 'vitest'
import { createSignatureHeaders, getStreamPayload, hasValidSignature } from './request-signature.ts'

test('the signature of a stream is valid for its method and path only', () => {
  const headers = createSignatureHeaders('a secret', getStreamPayload('POST', '/documents'))
  expect(hasValidSignature('a secret', headers, getStreamPayload('POST', '/documents'))).toBe(true)
  for (const other of ['', getStreamPayload('GET', '/documents'), getStreamPayload('POST', '/documents/1')]) {
    expect(hasValidSignature('a secret', headers, other)).toBe(false)
  }
  expect(hasValidSignature('another secret', headers, getStreamPayload('POST', '/documents'))).toBe(false)
})
