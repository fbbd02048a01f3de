import { expect, test } from 'vitest'
import { createServiceError, type Resolvers } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const message = { name: 'Jo', email: 'jo@example.org', subject: 'Hours', message: 'Open?' }
const receipt = {
  id: '1',
  reference: 'CM-1',
  receivedAt: '2026-11-24T09:00:00.000Z',
  hasEmailConfirmation: false,
  isEmailHeld: false,
}

/** With a comment, an alias and a fragment, as only a client writes it. */
const text = `
# Once.
mutation Send($input: ContactMessageInput!) { sent: sendContactMessage(input: $input) { ...Receipt __typename } }
fragment Receipt on ContactReceipt { reference }`

type Resolver = NonNullable<Resolvers['Mutation']>[string]

/** A gateway whose requests service does this with a message; what it was asked for, and how often it did it. */
async function startWithMessages(sendContactMessage: Resolver = () => receipt) {
  const work = { resolve: sendContactMessage, count: 0 }
  const gateway = await startTestGateway({
    auth: { Query: { me: () => ({ id: 'a1' }) } },
    requests: {
      Mutation: {
        sendContactMessage(parent, args, call) {
          work.count += 1
          return work.resolve(parent, args, call)
        },
      },
    },
  })
  const send = (input: object = message, headers = {}) => gateway.query(text, { input }, { headers })
  const post = (headers = {}) => gateway.send('POST', '/api/contact', message, { headers })
  return { gateway, work, send, post }
}

test('a mutation that one service alone answers is passed on as it came from the second time on, with the same answer', async () => {
  const { gateway, send } = await startWithMessages((_parent, _args, { responseHeaders }) => {
    responseHeaders['set-cookie'] = '__Host-known_device=abc; Path=/'
    responseHeaders['x-change-id'] = '12'
    return receipt
  })
  const [planned, passed] = [await send(), await send(message, { 'idempotency-key': 'a-key' })]
  expect(passed.json).toEqual(planned.json)
  expect(passed.json).toEqual({ data: { sent: { reference: 'CM-1', __typename: 'ContactReceipt' } } })
  for (const name of ['content-type', 'cache-control', 'set-cookie', 'x-change-id', 'x-same-for-all'])
    expect([name, passed.headers.get(name)]).toEqual([name, planned.headers.get(name)])
  expect(gateway.requests.calls.map(({ query }) => query === text)).toEqual([false, true])
  expect(gateway.requests.calls[1]).toMatchObject({
    variables: { input: message },
    headers: { 'x-idempotency-key': 'a-key' },
  })
})

test('so is what visitors send by REST', async () => {
  const { gateway, post } = await startWithMessages()
  const [planned, passed] = [await post(), await post()]
  expect(passed).toMatchObject({ status: 201, text: planned.text })
  expect(JSON.parse(passed.text)).toEqual(receipt)
  const [plan, sent] = gateway.requests.calls.map(({ query }) => query)
  expect(sent).toMatch(/^mutation Rest_sendContactMessage\(/)
  expect(plan).not.toBe(sent)
})

test.each([
  [
    'one for people',
    createServiceError('BAD_USER_INPUT', 'Please check it', { fields: { email: 'Is it right?' } }),
  ],
  ['one of the service itself', createServiceError('INTERNAL_SERVER_ERROR', 'a secret of the database')],
])('an error, %s, is said as ever, and nothing is done twice', async (_, error) => {
  const { gateway, work, send, post } = await startWithMessages()
  const fail = () => {
    throw error
  }
  work.resolve = fail
  const planned = [await send(), await post()]
  work.resolve = () => receipt
  for (const _again of [1, 2]) for (const succeed of [send, post]) await succeed()
  work.resolve = fail
  const { length } = gateway.requests.calls
  const passed = [await send(), await post()]
  for (const [index, { status, json, text: body }] of passed.entries()) {
    expect({ status, json }).toEqual({ status: planned[index]!.status, json: planned[index]!.json })
    expect(body).not.toContain('secret')
  }
  expect(gateway.requests.calls.slice(length)).toHaveLength(2)
  expect(gateway.requests.calls.at(-2)!.query).toBe(text)
  expect(work.count).toBe(8)
})

test('variables that do not fit are explained as ever, and nothing is done', async () => {
  const { work, send } = await startWithMessages()
  const wrong = { name: { first: 'Jo' } }
  const planned = await send(wrong)
  for (const _again of [1, 2]) await send()
  const passed = await send(wrong)
  expect(passed).toMatchObject({ status: planned.status, json: planned.json })
  expect(passed.json.errors[0].extensions.code).toBe('BAD_USER_INPUT')
  expect(work.count).toBe(2)
})

test('what was sent on a connection that closed is not sent again, unless it has a key', async () => {
  const { gateway, work, send, post } = await startWithMessages()
  for (const succeed of [send, post]) await succeed()
  const count = () => work.count - 2
  gateway.requests.closeNext()
  expect((await send()).json.errors[0].extensions.code).toBe('BUSY')
  gateway.requests.closeNext()
  expect((await post()).status).toBe(503)
  expect(count()).toBe(2)
  gateway.requests.closeNext()
  expect((await post({ 'idempotency-key': 'a-key' })).status).toBe(201)
  expect(count()).toBe(4)
})

test('while the service is down it says so, and takes what comes afterwards', async () => {
  const { gateway, send, post } = await startWithMessages()
  for (const succeed of [send, post]) await succeed()
  await gateway.requests.close()
  expect((await send()).json.errors[0].extensions).toEqual({ code: 'BUSY', retryAfter: 5 })
  expect(await post()).toMatchObject({ status: 503 })
})

test('what several services answer, or one for who is signed in, is planned each time', async () => {
  const { gateway } = await startWithMessages()
  const variables = { input: message }
  for (const _again of [1, 2, 3]) {
    await gateway.query(text, variables, { token: 'good' })
    await gateway.query(
      'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } signOut }',
      variables,
    )
  }
  expect(gateway.requests.calls.filter(({ query }) => query === text || query.includes('signOut'))).toEqual(
    [],
  )
})

test('what is cached of the types that it changes is not shown any more', async () => {
  let count = 0
  const versionFields = { version: 1, updatedAt: '2024-06-13T10:00:00.000Z' }
  const flags = { isPublic: true, isFeatured: false }
  const findCase = () => ({ id: 'c1', title: `${count}`, category: 'Housing', status: 'won', ...flags })
  const gateway = await startTestGateway({
    content: {
      Query: { cases: () => [{ ...findCase(), ...versionFields }] },
      Mutation: {
        deleteCase() {
          count += 1
          return findCase()
        },
      },
    },
  })
  await gateway.waitForChangeStream()
  const getTitle = async () => (await gateway.get('/api/cases')).json[0].title
  for (const expected of ['1', '2', '3']) {
    await getTitle()
    await gateway.query('mutation { deleteCase(id: "c1") { id } }')
    expect(await getTitle()).toBe(expected)
  }
})
