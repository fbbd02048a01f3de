import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { newsBundle } from '../testing/changing-gateway.ts'
import { readBody, startSite } from '../testing/site.ts'

/** A site whose gateway closes each connection once as it is used, and answers on the next; and what it was asked. */
async function startWithClosingGateway() {
  const calls: string[] = []
  const closedFor = new Set<string>()
  const name = ({ method, url }: IncomingMessage, body: string) =>
    `${method} ${url} ${/(query|mutation) \w+/.exec(body)?.[0] ?? ''}`.trim()
  const site = await startSite({
    bundle: newsBundle,
    async gateway(request, response) {
      const call = name(request, await readBody(request))
      calls.push(call)
      if (!closedFor.has(call)) {
        closedFor.add(call)
        return void request.socket.destroy()
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: { news: 'all is well' } }))
    },
  })
  return { site, calls }
}

test('a connection that a stopping gateway closed as it was used costs no page and no list', async () => {
  const { site, calls } = await startWithClosingGateway()
  const page = await site.get('/')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('news: all is well')])
  expect((await site.get('/api/cases')).status).toBe(200)
  expect(calls).toEqual([
    'POST /graphql query News',
    'POST /graphql query News',
    'GET /api/cases',
    'GET /api/cases',
  ])
})

test('what has a key is sent again, and is one all the same', async () => {
  const { site, calls } = await startWithClosingGateway()
  const headers = { 'content-type': 'application/json', 'idempotency-key': '0123456789abcdef' }
  expect((await site.get('/api/contact', { method: 'POST', body: '{}', headers })).status).toBe(200)
  expect(calls).toEqual(['POST /api/contact', 'POST /api/contact'])
})

test('what may have changed something is not sent again', async () => {
  const { site, calls } = await startWithClosingGateway()
  const post = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const query = 'mutation Send { sendContactMessage { id } }'
  const withKey = { 'content-type': 'application/json', 'idempotency-key': '0123456789abcdef' }
  const answers = [
    await site.get('/api/contact', post('{}')),
    await site.get('/api/admin/cases', { ...post('{}'), headers: withKey }),
    await site.get('/graphql', post(JSON.stringify({ query }))),
  ]
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(calls).toEqual(['POST /api/contact', 'POST /api/admin/cases', 'POST /graphql mutation Send'])
})
