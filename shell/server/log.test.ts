// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'
import { askingPage } from './testing/formPage.ts'
import { aSite, bundleOf } from './testing/site.ts'

const headers = { 'x-request-id': 'trace-12345' }

/** A site with this release, what its log says, and the calls that its gateway was asked with. */
async function aLoggedSite(bundle: string) {
  const lines: string[] = []
  const calls: IncomingMessage['headers'][] = []
  const site = await aSite({
    logInto: { write: (line) => void lines.push(line) },
    gateway: (request, response) => {
      calls.push(request.headers)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"posts":[]}}')
    },
  })
  site.release('mfe_public', 'one', bundle)
  // That others are not released is another matter.
  lines.length = 0
  return { site, calls, said: () => lines.map((line) => JSON.parse(line)) }
}

const aCause = {
  requestId: 'trace-12345',
  kind: 'RangeError',
  message: 'the cause',
  places: expect.arrayContaining([expect.stringMatching(/^at /)]),
}

test('why a page could not be rendered is in the log once, with the place in the code and the request', async () => {
  const throwing = `[{ path: '*', element: h(function Broken() { throw new RangeError('the cause') }) }]`
  const { site, said } = await aLoggedSite(bundleOf(throwing))
  const answer = await site.get('/', { headers })
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-request-id')).toBe('trace-12345')
  expect(said()).toEqual([expect.objectContaining(aCause)])
})

test('why a form could not be taken is in the log once, with the place in the code and the request', async () => {
  const { site, said } = await aLoggedSite(askingPage(`async () => { throw new RangeError('the cause') }`))
  const answer = await site.get('/ask/money', {
    method: 'POST',
    headers: { ...headers, origin: site.url },
    body: new URLSearchParams({ text: 'Hello' }),
  })
  expect(answer.status).toBe(503)
  expect(said()).toEqual([expect.objectContaining(aCause)])
})

test('what a page or a browser asks the gateway for has the id of the request', async () => {
  const asking = bundleOf(`[{ path: '*', element: h(function Home() {
    useQuery({ query: gql\`query Home { posts { id } }\` })
    return page('Home', null)
  }) }]`)
  const { site, calls } = await aLoggedSite(asking)
  await site.get('/', { headers })
  await site.get('/api/cases', { headers })
  await site.get('/api/cases', { headers: { 'x-request-id': '<b>' } })
  const ids = calls.map((call) => call['x-request-id'])
  expect(ids).toEqual(['trace-12345', 'trace-12345', expect.stringMatching(/^[\w-]{36}$/)])
})

test('what was read is not in the log', () => {
  expect(JSON.stringify(describeError(new SyntaxError('"Ana Diaz" is not valid JSON')))).not.toContain('Ana')
})
