import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { signed } from '../session/signing.ts'
import { aSubgraph } from '../testing/aSubgraph.ts'
import { notes } from '../testing/notes.ts'
import { beginOutage } from '../testing/outage.ts'
import { loggable } from './log.ts'
import type { Service } from './service.ts'

const query = JSON.stringify({ query: '{ notes { id } }' })
const json = { 'content-type': 'application/json' }

test('a call is answered when it is signed, and else told nothing', async () => {
  const { url, settings } = await aSubgraph(notes)
  const call = (headers: Record<string, string>) =>
    fetch(`${url}/graphql`, { method: 'POST', headers: { ...json, ...headers }, body: query })
  const good = signed(settings.secret, query)

  expect((await call(good)).status).toBe(200)
  for (const headers of [
    {},
    signed('another secret', query),
    signed(settings.secret, '{}'),
    { ...good, 'x-gateway-time': String(Number(good['x-gateway-time']) + 1) },
    { ...good, 'x-gateway-signature': '' },
    { ...good, 'x-gateway-signature': 'not hexadecimal' },
    { ...good, 'x-gateway-time': 'now' },
  ]) {
    const answer = await call(headers)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ error: 'This call is not signed' })
  }
})

test('a signature is good for a minute', async () => {
  const { fetch, settings } = await aSubgraph(notes)
  const { createHmac } = await import('node:crypto')
  const at = (time: number) => ({
    'x-gateway-time': String(time),
    'x-gateway-signature': createHmac('sha256', settings.secret).update(`${time}.${query}`).digest('hex'),
  })
  const status = async (time: number) =>
    (await fetch('/graphql', { method: 'POST', body: query, headers: { ...json, ...at(time) } })).status
  expect(await status(Date.now() - 50_000)).toBe(200)
  expect(await status(Date.now() - 61_000)).toBe(401)
  expect(await status(Date.now() + 61_000)).toBe(401)
})

test('whoever runs the service may ask how it is', async () => {
  const { url } = await aSubgraph(notes)
  expect(await (await fetch(`${url}/livez`)).json()).toEqual({ status: 'alive' })
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
})

test('a service says that it is not ready while its database is away, and that it is once it is back', async () => {
  const subgraph = await aSubgraph(notes, { env: { LOG_LEVEL: 'silent' } })
  const status = async () => (await fetch(`${subgraph.url}/readyz`)).status
  const end = await beginOutage(subgraph)
  expect(await status()).toBe(503)
  expect((await fetch(`${subgraph.url}/livez`)).status).toBe(200)
  expect(await subgraph.refusal('{ notes { id } }')).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  await end()
  await expect.poll(status).toBe(200)
})

test('a service is not ready while no connection can be had', async () => {
  const subgraph = await aSubgraph(notes, { env: { LOG_LEVEL: 'silent' } })
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

test('a body that makes no sense is a 4xx in JSON', async () => {
  const subgraph = await aSubgraph(notes)
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
  expect((await post(JSON.stringify({ query: 'x'.repeat(200_000) }))).status).toBe(413)
  expect((await subgraph.fetch('/nowhere')).status).toBe(404)
  expect((await subgraph.fetch('/graphql')).status).toBe(400)
})

test('what went wrong inside stays inside', async () => {
  const subgraph = await aSubgraph(notes, { env: { LOG_LEVEL: 'silent' } })
  for (const field of ['fails', 'failsInTheDatabase']) {
    const answer = await subgraph.answer(`{ ${field} }`)
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Something went wrong',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    })
    expect(JSON.stringify(answer)).not.toMatch(/swordfish|nowhere|stack/)
  }
})

test('what went wrong inside is in the log once: what it was, where, and for which request', async () => {
  const lines: string[] = []
  const broken: Service = {
    ...notes,
    routes: ({ app }) =>
      void app.get('/broken', async () => {
        throw new RangeError('the cause')
      }),
    recognise: () => async () => {
      throw new RangeError('the cause')
    },
  }
  const subgraph = await aSubgraph(broken, { logInto: { write: (line) => void lines.push(line) } })
  const headers = { 'x-request-id': 'trace-12345' }
  const said = async (call: Promise<unknown>) => {
    lines.length = 0
    await call
    return lines.map((line) => JSON.parse(line))
  }
  const where = { requestId: 'trace-12345', places: expect.arrayContaining([expect.stringMatching(/^at /)]) }
  const cause = { ...where, kind: 'RangeError', message: 'the cause' }

  expect(await said(subgraph.fetch('/broken', { headers }))).toEqual([expect.objectContaining(cause)])
  expect(await said(subgraph.answer('{ notes { id } }', {}, { headers, token: 'any' }))).toEqual([
    expect.objectContaining(cause),
  ])
  expect(await said(subgraph.answer('{ fails }', {}, { headers }))).toEqual([
    expect.objectContaining({ ...where, kind: 'Error', message: 'the password is swordfish' }),
  ])
  const inTheDatabase = await said(subgraph.answer('{ failsInTheDatabase }', {}, { headers }))
  expect(inTheDatabase).toEqual([
    expect.objectContaining({ ...where, kind: 'TableNotFoundException', code: '42P01' }),
  ])
  expect(JSON.stringify(inTheDatabase)).not.toContain('swordfish')
})

test('a message that quotes a value is cut short in the log', () => {
  const messages = [
    ['Int cannot represent non-integer value: "Ana Diaz"', 'Int cannot represent …'],
    ["Trying to set Person.name of type 'number' to 'Ana Diaz'", 'Trying to set …'],
  ]
  for (const [message, logged] of messages)
    expect(loggable(new Error(message))).toMatchObject({ message: logged })
  expect(JSON.stringify(loggable(new SyntaxError('"Ana Diaz" is not valid JSON')))).not.toContain('Ana')
})

test('text that the database cannot hold is bad input', async () => {
  const subgraph = await aSubgraph(notes)
  const create = 'mutation($title: String) { createNote(input: { title: $title }) { id } }'
  const refusal = await subgraph.refusal(create, { title: 'a\0b' }, { token: subgraph.token })
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Something in this cannot be stored' })
  expect(await subgraph.ask('{ notes { id } }')).toEqual({ notes: [] })
})

test('strangers cannot find out our names by guessing', async () => {
  const subgraph = await aSubgraph(notes)
  for (const [guess, variables] of [
    ['{ note { id } }', {}],
    ['{ notes { titel } }', {}],
    ['mutation($input: NoteInput!) { createNote(input: $input) { id } }', { input: { titel: 'x' } }],
  ] as const) {
    const { code, message } = await subgraph.refusal(guess, variables)
    expect(['GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']).toContain(code)
    expect(message).not.toMatch(/did you mean/i)
  }
  expect(await subgraph.refusal('{ __schema { types { name } } }')).toMatchObject({
    code: 'GRAPHQL_VALIDATION_FAILED',
  })
})

test('a field for administrators is refused to others, and the rest is answered', async () => {
  const subgraph = await aSubgraph(notes)
  await subgraph.asAdministrator('mutation { createNote(input: { title: "A", secret: "B" }) { id } }')
  expect(await subgraph.answer('{ notes { title secret } }')).toMatchObject({
    data: { notes: [{ title: 'A', secret: null }] },
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  })
  expect(await subgraph.asAdministrator('{ notes { secret } }')).toEqual({ notes: [{ secret: 'B' }] })
})

test('while PostgreSQL takes no connections, one is asked to come back, and then it works', async () => {
  const subgraph = await aSubgraph(notes, { env: { LOG_LEVEL: 'silent' } })
  const name = new URL(subgraph.databaseUrl.replace('@/', '@localhost/')).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  expect(await subgraph.refusal('{ notes { title } }')).toMatchObject({ code: 'BUSY', retryAfter: 5 })
  await admin.query(`alter database ${name} allow_connections true`)
  expect(await subgraph.ask('{ notes { title } }')).toEqual({ notes: [] })
})
