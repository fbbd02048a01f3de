/** The content service, as far as the office goes: it answers signed calls with what a test says, until it is away. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSignatureVerifier } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'
import { getDefaultOfficeSettings, type OfficeSettings } from '../platform/office/office-settings.ts'

/** Told with what the test is about. */
export async function startContentService(overrides: Partial<OfficeSettings>) {
  const office = { ...getDefaultOfficeSettings({ timeZone: 'America/New_York', env: {} }), ...overrides }
  let isDown = false
  const verify = createSignatureVerifier('a secret for tests')
  const server = createServer((request, response) => {
    const { headers, method = '', url: path = '' } = request
    if (isDown || !verify(headers, { method, path })) return response.writeHead(503).end()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(office))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell: (changes: Partial<OfficeSettings>) => void Object.assign(office, changes),
    leave: () => {
      isDown = true
    },
  }
}
