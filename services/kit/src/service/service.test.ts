import { expect, test } from 'vitest'
import { describeError } from '../context/log.ts'
import { notesService } from '../testing/notes-service.fixture.ts'
import { beginOutage } from '../testing/outage.ts'
import { startSubgraph } from '../testing/start-subgraph.ts'
import { createSignatureHeaders } from '../transport/index.ts'
import type { Service } from './service.ts'

const query = JSON.stringify({ query: '{ notes { id } }' })
const json = { 'content-type': 'application/json' }

test('signed requests are answered, others are rejected without details', async () => {
  const { url, settings } = await startSubgraph(notesService)
  const call = (headers: Record<string, string>) =>
    fetch(`${url}/graphql`, { method: 'POST', headers: { ...json, ...headers }, body: query })
  const request = { method: 'POST', path: '/graphql' }
  const sign = (changes = {}, secret = settings.secret) =>
    createSignatureHeaders(secret, { ...request, ...changes })
  const good = sign()

  for (const headers of [
    {},
    sign({}, 'another secret'),
    sign({ method: 'GET' }),
    sign({ path: '/graphql?a' }),
    { ...good, 'x-gateway-time': String(Number(good['x-gateway-time']) + 1) },
    { ...good, 'x-gateway-signature': '' },
    { ...good, 'x-gateway-signature': 'not hexadecimal' },
    { ...good, 'x-gateway-time': 'now' },
  ]) {
    const answer = await call(headers)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ error: 'This call is not signed' })
  }
  expect((await call(good)).status).toBe(200)
})

test('health checks need no signature', async () => {
  const { url } = await startSubgraph(notesService)
  expect(await (await fetch(`${url}/livez`)).json()).toEqual({ status: 'alive' })
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
})

test('a service is not ready while its database is down, and is ready once it is back', async () => {
  const subgraph = await startSubgraph(notesService, { env: { LOG_LEVEL: 'silent' } })
  const status = async () => (await fetch(`${subgraph.url}/readyz`)).status
  const end = await beginOutage(subgraph)
  expect(await status()).toBe(503)
  expect((await fetch(`${subgraph.url}/livez`)).status).toBe(200)
  expect(await subgraph.queryError('{ notes { id } }')).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  await end()
  await expect.poll(status).toBe(200)
  // A connection of the pool may learn only now that it was ended.
  await expect.poll(() => subgraph.execute('{ notes { id } }')).toEqual({ data: { notes: [] } })
})

test('a service is not ready while it gets no connection', async () => {
  const subgraph = await startSubgraph(notesService, { env: { LOG_LEVEL: 'silent' } })
  const held = Promise.withResolvers<void>()
  const hold = () => {
    const { promise: began, resolve } = Promise.withResolvers<void>()
    const ended = subgraph.em().transactional(() => {
      resolve()
      return held.promise
    })
    return { began, ended }
  }
  const holding = Array.from({ length: 4 }, hold)
  await Promise.all(holding.map(({ began }) => began))
  expect((await fetch(`${subgraph.url}/readyz`)).status).toBe(503)
  held.resolve()
  await Promise.all(holding.map(({ ended }) => ended))
  await expect.poll(async () => (await fetch(`${subgraph.url}/readyz`)).status).toBe(200)
})

test('a malformed body is a 4xx in JSON', async () => {
  const subgraph = await startSubgraph(notesService)
  const post = (body: string, headers = {}) =>
    subgraph.fetch('/graphql', { method: 'POST', body, headers: { ...json, ...headers } })
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    '{"query":1}',
    '{"query":"{","variables":[]}',
    '\0'.repeat(9),
  ]) {
    const answer = await post(body)
    expect(answer.status, body).toBe(400)
    expect(JSON.stringify(await answer.json()), body).not.toMatch(/node_modules|\bat /)
  }
  expect((await post(JSON.stringify({ query: 'x'.repeat(2 ** 20) }))).status).toBe(413)
  expect((await subgraph.fetch('/nowhere')).status).toBe(404)
  expect((await subgraph.fetch('/graphql')).status).toBe(400)
})

test('internal errors are not disclosed', async () => {
  const subgraph = await startSubgraph(notesService, { env: { LOG_LEVEL: 'silent' } })
  for (const field of ['fails', 'failsInTheDatabase']) {
    const answer = await subgraph.execute(`{ ${field} }`)
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Something went wrong',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    })
    expect(JSON.stringify(answer)).not.toMatch(/swordfish|nowhere|stack/)
  }
})

test('an internal error is logged once: its kind, its stack and its request', async () => {
  const lines: string[] = []
  const broken: Service = {
    ...notesService,
    routes: ({ app }) =>
      void app.get('/broken', async () => {
        throw new RangeError('the cause')
      }),
    createAuthenticator: () => async () => {
      throw new RangeError('the cause')
    },
  }
  const subgraph = await startSubgraph(broken, { logInto: { write: (line) => void lines.push(line) } })
  const headers = { 'x-request-id': 'trace-12345' }
  const messages = async (call: Promise<unknown>) => {
    lines.length = 0
    await call
    return lines.map((line) => JSON.parse(line))
  }
  const where = { requestId: 'trace-12345', places: expect.arrayContaining([expect.stringMatching(/^at /)]) }
  const cause = { ...where, kind: 'RangeError', message: 'the cause' }

  expect(await messages(subgraph.fetch('/broken', { headers }))).toEqual([expect.objectContaining(cause)])
  expect(await messages(subgraph.execute('{ notes { id } }', {}, { headers, token: 'any' }))).toEqual([
    expect.objectContaining(cause),
  ])
  expect(await messages(subgraph.execute('{ fails }', {}, { headers }))).toEqual([
    expect.objectContaining({ ...where, kind: 'Error', message: 'the password is swordfish' }),
  ])
  const inTheDatabase = await messages(subgraph.execute('{ failsInTheDatabase }', {}, { headers }))
  expect(inTheDatabase).toEqual([
    expect.objectContaining({ ...where, kind: 'TableNotFoundException', code: '42P01' }),
  ])
  expect(JSON.stringify(inTheDatabase)).not.toContain('swordfish')
})

test('a message that quotes a value is truncated in the log', () => {
  const messages = [
    ['Int cannot represent non-integer value: "Ana Diaz"', 'Int cannot represent …'],
    ["Trying to set Person.name of type 'number' to 'Ana Diaz'", 'Trying to set …'],
  ]
  for (const [message, logged] of messages)
    expect(describeError(new Error(message))).toMatchObject({ message: logged })
  expect(JSON.stringify(describeError(new SyntaxError('"Ana Diaz" is not valid JSON')))).not.toContain('Ana')
})

test('text that the database does not take is bad input', async () => {
  const subgraph = await startSubgraph(notesService)
  const create = 'mutation($title: String) { createNote(input: { title: $title }) { id } }'
  const error = await subgraph.errorAsAdministrator(create, { title: 'a\0b' })
  const message = 'This contains a character, number or id that is not valid'
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message })
  expect(await subgraph.read('{ notes { id } }')).toEqual([])
})

test('suggestions do not disclose names of the schema', async () => {
  const subgraph = await startSubgraph(notesService)
  for (const [guess, variables] of [
    ['{ note { id } }', {}],
    ['{ notes { titel } }', {}],
    ['mutation($input: NoteInput!) { createNote(input: $input) { id } }', { input: { titel: 'x' } }],
  ] as const) {
    const { code, message } = await subgraph.queryError(guess, variables)
    expect(['GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']).toContain(code)
    expect(message).not.toMatch(/did you mean/i)
  }
  expect(await subgraph.queryError('{ __schema { types { name } } }')).toMatchObject({
    code: 'GRAPHQL_VALIDATION_FAILED',
  })
})

test('a field for administrators is rejected for others, and the rest is returned', async () => {
  const subgraph = await startSubgraph(notesService)
  await subgraph.queryAsAdministrator('mutation { createNote(input: { title: "A", secret: "B" }) { id } }')
  expect(await subgraph.execute('{ notes { title secret } }')).toMatchObject({
    data: { notes: [{ title: 'A', secret: null }] },
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  })
  expect(await subgraph.readAsAdministrator('{ notes { secret } }')).toEqual([{ secret: 'B' }])
})
