/** An upload that has begun, and of which nothing more comes until the test ends. */
import { once } from 'node:events'
import { request as plainRequest } from 'node:http'
import { createSignatureHeaders, type Subgraph } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'

/** Resolves once it is on its way to this path. */
export function dripFile({ settings, url, token }: Subgraph, path: string): Promise<unknown> {
  const type = 'multipart/form-data; boundary=x'
  const signature = createSignatureHeaders(settings.secret, { method: 'POST', path })
  const headers = { ...signature, 'content-type': type, authorization: `Bearer ${token}` }
  const call = plainRequest(`${url}${path}`, { method: 'POST', headers })
  onTestFinished(() => void call.destroy())
  call.on('error', () => {})
  call.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n')
  return once(call, 'socket')
}
