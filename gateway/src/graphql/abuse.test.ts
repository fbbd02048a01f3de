// Requests that are made to cost much or to break something: all are rejected, and no service is asked.
import { createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

const services = ['auth', 'content', 'requests'] as const

test('documents and variables that are too large or nested too deeply are rejected', async () => {
  const gateway = await startTestGateway()
  const withText = 'query ($text: String!) { search(text: $text) { total } }'
  const create = 'mutation ($input: CaseInput!) { createCase(input: $input) { id } }'
  const remove = 'mutation ($ids: [ID!]!) { deleteCases(ids: $ids) { id } }'
  const nested = JSON.parse(`${'{"title":'.repeat(500)}1${'}'.repeat(500)}`)
  const statuses = [
    await gateway.query(withText, { text: 'x'.repeat(300 * 1024) }),
    await gateway.query(`{ caseCount ${' '.repeat(1024 * 1024)} }`),
    await gateway.query(remove, { ids: Array.from({ length: 100_000 }, () => 'a') }),
    await gateway.query(create, { input: nested }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([413, 413, 413, 400])
  for (const service of services) expect(gateway[service].calls).toEqual([])
})

test('variables of another type than theirs are rejected before any service is asked', async () => {
  const gateway = await startTestGateway()
  const query = 'query ($first: Int) { authAuditEvents(first: $first) { id } }'
  for (const first of [2 ** 31, '12', { a: 1 }, 1.5])
    expect((await gateway.query(query, { first })).status, JSON.stringify(first)).toBe(400)
  expect(
    (await gateway.send('POST', '/graphql', `{"query":"${query}","variables":{"first":1e309}}`)).status,
  ).toBe(400)
  expect((await gateway.query('query ($id: ID!) { case(id: $id) { id } }', { id: null })).status).toBe(400)
  for (const service of services) expect(gateway[service].calls).toEqual([])
})

test('two operations without the name of one, and directives that there are not, are rejected', async () => {
  const gateway = await startTestGateway({ content: { Query: { caseCount: () => 1 } } })
  expect((await gateway.query('query A { caseCount } query B { caseCount }')).status).toBe(400)
  expect((await gateway.query('{ ... @defer { caseCount } }')).status).toBe(400)
  expect((await gateway.query('subscription { caseCount }')).status).toBe(400)
  expect((await gateway.query('{ caseCount @stream }')).status).toBe(400)
  expect(gateway.content.calls).toEqual([])
})

test('files and WebSockets are not taken at the address of GraphQL', async () => {
  const gateway = await startTestGateway()
  const form = new FormData()
  form.append('operations', '{"query":"{ caseCount }"}')
  form.append('0', new Blob(['file']), 'a.pdf')
  const headers = { 'apollo-require-preflight': 'yes' }
  const sent = await fetch(`${gateway.url}/graphql`, { method: 'POST', body: form, headers })
  expect(sent.status).toBe(400)
  expect(await readUpgradeStatus(gateway.url)).not.toContain('101')
})

test('a service that does not answer is given up within five seconds, also when it is asked twice', async () => {
  const gateway = await startTestGateway({
    requests: { Mutation: { openMatching: () => new Promise(() => {}) } },
  })
  const started = performance.now()
  const { json } = await gateway.query(
    'mutation { a: openMatching(id: "1") { id } b: openMatching(id: "2") { id } }',
  )
  expect(json.errors[0].extensions.code).toBe('BUSY')
  expect(performance.now() - started).toBeLessThan(6_000)
})

/** The status line for a request to switch to WebSocket. */
function readUpgradeStatus(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname)
    socket.once('data', (bytes) => {
      resolve(String(bytes).split('\r\n')[0]!)
      socket.destroy()
    })
    socket.once('close', () => resolve('closed')).once('error', reject)
    socket.write(
      'GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  })
}
