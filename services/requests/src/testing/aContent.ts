/** The content service, as far as the office goes: it answers signed calls with what a test says, until it is away. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned } from '@access/service-kit'
import { onTestFinished } from 'vitest'
import { type Office, usualOffice } from '../office/office.ts'

/** Told with what the test is about. */
export async function aContent(about: Partial<Office>) {
  const office = { ...usualOffice({ timeZone: 'America/New_York', env: {} }), ...about }
  let isAway = false
  const server = createServer((request, response) => {
    if (isAway || !isSigned('a secret for tests', request.headers)) return response.writeHead(503).end()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(office))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell: (more: Partial<Office>) => void Object.assign(office, more),
    leave: () => {
      isAway = true
    },
  }
}
