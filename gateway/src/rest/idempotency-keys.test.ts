// Idempotency keys as clients send them: 1 to 200 characters of printable ASCII, and nothing else.
import { createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

const message = { name: 'Jo', email: 'jo@example.org', subject: 'Hours', message: 'Open?' }
const sendMessage =
  'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { reference } }'
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const requests = {
  Mutation: {
    sendContactMessage: () => ({
      id: '1',
      reference: 'CM-1',
      receivedAt: new Date(),
      hasEmailConfirmation: false,
      isEmailHeld: false,
    }),
  },
}

test.each([
  ['an empty key', ''],
  ['a key of 201 characters', 'k'.repeat(201)],
  ['a key with a space', 'two words'],
  ['a key with a letter that is not ASCII', 'clé'],
])('%s is a 400 by REST and by GraphQL, and no service is asked', async (_, key) => {
  const gateway = await startTestGateway({ requests })
  expect((await gateway.send('POST', '/api/contact', message, withKey(key))).status).toBe(400)
  expect(await gateway.query(sendMessage, { input: message }, withKey(key))).toMatchObject({
    status: 400,
    json: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
  })
  expect(gateway.requests.calls).toEqual([])
})

test.each([1, 200])('a key of %i characters reaches the service as it is', async (length) => {
  const key = 'k'.repeat(length)
  const gateway = await startTestGateway({ requests })
  expect((await gateway.send('POST', '/api/contact', message, withKey(key))).status).toBe(201)
  expect((await gateway.query(sendMessage, { input: message }, withKey(key))).status).toBe(200)
  expect(gateway.requests.calls.map(({ headers }) => headers['x-idempotency-key'])).toEqual([key, key])
})

test.each([
  ['NUL', '\0'],
  ['a line break without a carriage return', '\n '],
  ['a carriage return without a line break', '\r'],
])('a key with %s is no HTTP', async (_, character) => {
  const gateway = await startTestGateway({ requests })
  expect(await readStatusLine(gateway.url, `a${character}b`)).toMatch(/^HTTP\/1\.1 400 /)
  expect(gateway.requests.calls).toEqual([])
})

/** The first line of the answer to a message with this key, which no HTTP client would send. */
function readStatusLine(url: string, key: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify(message)
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname)
    socket.once('error', reject)
    socket.once('data', (bytes) => {
      resolve(String(bytes).split('\r\n')[0]!)
      socket.destroy()
    })
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  })
}
