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

test.each([
  [
    'one for people',
    'Please check it',
    createServiceError('BAD_USER_INPUT', 'Please check it', { fields: { email: 'Is it right?' } }),
  ],
  [
    'one of the service itself',
    'Something went wrong',
    createServiceError('INTERNAL_SERVER_ERROR', 'a secret of the database'),
  ],
])('an error, %s, is said by GraphQL and by REST, and nothing is done twice', async (_name, words, error) => {
  const { gateway, work, send, post } = await startWithMessages()
  work.resolve = () => {
    throw error
  }
  for (const { text: body } of [await send(), await post()]) {
    expect(body).toContain(words)
    expect(body).not.toContain('secret')
  }
  expect(gateway.requests.calls).toHaveLength(2)
})

test('what was sent on a connection that closed is not sent again, unless it has a key', async () => {
  const { gateway, work, send, post } = await startWithMessages()
  gateway.requests.closeNext()
  expect((await send()).json.errors[0].extensions.code).toBe('BUSY')
  gateway.requests.closeNext()
  expect((await post()).status).toBe(503)
  expect(work.count).toBe(2)
  gateway.requests.closeNext()
  expect((await post({ 'idempotency-key': 'a-key' })).status).toBe(201)
  const keys = gateway.requests.calls.map(({ headers }) => headers['x-idempotency-key'])
  expect(keys.slice(-2)).toEqual(['a-key', 'a-key'])
  expect(work.count).toBe(4)
})

test('a query whose connection was closed is asked again', async () => {
  const gateway = await startTestGateway({ content: { Query: { caseCount: () => 7 } } })
  gateway.content.closeNext()
  expect((await gateway.query('{ caseCount }')).json).toEqual({ data: { caseCount: 7 } })
  expect(gateway.content.calls).toHaveLength(2)
})
