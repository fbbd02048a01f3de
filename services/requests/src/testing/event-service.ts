/** The service with the events, as far as this one asks it: signed calls for one event. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSignatureVerifier } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'

/** An event far ahead with room for three; say only what the test is about. */
export const buildEvent = (overrides: object = {}) => ({
  id: '5c2b7a10-0000-4000-8000-000000000003',
  title: 'Warm evidence',
  eventDate: '2099-03-05T22:30:00.000Z',
  eventTime: '5:30 PM',
  location: 'Ropewalk Community Hall',
  capacity: 3 as number | null,
  registrationRequired: true,
  status: 'upcoming',
  registrationClosesAt: '2099-03-05T22:30:00.000Z',
  ...overrides,
})

type TestEvent = ReturnType<typeof buildEvent>

/** Starts it; `events` may be changed while it runs, and `isDown` says whether it answers. */
export async function startEventService(...events: TestEvent[]) {
  const state = { events, isDown: false }
  const verify = createSignatureVerifier('a secret for tests')
  const server = createServer(({ method = '', url = '', headers }, answer) => {
    const event = state.events.find(({ id }) => url === `/events/${id}`)
    const status = state.isDown ? 503 : verify(headers, { method, path: url }) ? (event ? 200 : 404) : 401
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(event ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { url: `http://127.0.0.1:${port}` })
}
