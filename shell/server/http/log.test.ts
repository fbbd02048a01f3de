import type { IncomingMessage } from 'node:http'
import { describeError } from '@access/service-kit/log'
import { expect, test } from 'vitest'
import { buildFormBundle } from '../testing/form-site.ts'
import { buildBundle, startSite } from '../testing/site.ts'

const headers = { 'x-request-id': 'trace-12345' }

/** A site with this release, its log, and the headers of the calls to its gateway. */
async function startLoggedSite(bundle: string) {
  const lines: string[] = []
  const calls: IncomingMessage['headers'][] = []
  const site = await startSite({
    bundle,
    logStream: { write: (line) => void lines.push(line) },
    gateway: (request, response) => {
      calls.push(request.headers)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"posts":[]}}')
    },
  })
  // Without the lines about remotes that are not released.
  lines.length = 0
  return { site, calls, readLog: () => lines.map((line) => JSON.parse(line)) }
}

const loggedError = {
  requestId: 'trace-12345',
  kind: 'RangeError',
  message: 'the cause',
  places: expect.arrayContaining([expect.stringMatching(/^at /)]),
}

test('a rendering error is logged once, with its stack and the request id', async () => {
  const broken = `[{ path: '*', element: h(function Broken() { throw new RangeError('the cause') }) }]`
  const { site, readLog } = await startLoggedSite(buildBundle(broken))
  const response = await site.get('/', { headers })
  expect(response.status).toBe(500)
  expect(response.headers.get('x-request-id')).toBe('trace-12345')
  expect(readLog()).toEqual([expect.objectContaining(loggedError)])
})

test('an error in a form handler is logged once, with its stack and the request id', async () => {
  const { site, readLog } = await startLoggedSite(
    buildFormBundle(`async () => { throw new RangeError('the cause') }`),
  )
  const response = await site.get('/ask/money', {
    method: 'POST',
    headers: { ...headers, origin: site.url },
    body: new URLSearchParams({ text: 'Hello' }),
  })
  expect(response.status).toBe(503)
  expect(readLog()).toEqual([expect.objectContaining(loggedError)])
})

test('calls of a page or a browser to the gateway have the request id', async () => {
  const bundle = buildBundle(`[{ path: '*', element: h(function Home() {
    useQuery({ query: 'query Home { posts { id } }' })
    return page('Home', null)
  }) }]`)
  const { site, calls } = await startLoggedSite(bundle)
  await site.get('/', { headers })
  await site.get('/api/cases', { headers })
  await site.get('/api/cases', { headers: { 'x-request-id': '<b>' } })
  const ids = calls.map((call) => call['x-request-id'])
  expect(ids).toEqual(['trace-12345', 'trace-12345', expect.stringMatching(/^[\w-]{36}$/)])
})

test('parsed input is not in the log', () => {
  expect(JSON.stringify(describeError(new SyntaxError('"Ana Diaz" is not valid JSON')))).not.toContain('Ana')
})
