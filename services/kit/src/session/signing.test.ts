import { expect, test } from 'vitest'
import { isSigned, signed, streamed } from './signing.ts'

test('the signature of a stream is good for what is done there, and for nothing else', () => {
  const headers = signed('a secret', streamed('POST', '/documents'))
  expect(isSigned('a secret', headers, streamed('POST', '/documents'))).toBe(true)
  for (const other of ['', streamed('GET', '/documents'), streamed('POST', '/documents/1')]) {
    expect(isSigned('a secret', headers, other)).toBe(false)
  }
  expect(isSigned('another secret', headers, streamed('POST', '/documents'))).toBe(false)
})
