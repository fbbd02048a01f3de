// A service closes a connection in place of an answer: it stops at that moment, or is killed.
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

test('what has a key is sent again with it', async () => {
  const sendContactMessage = () => ({
    id: '1',
    reference: 'CM-1',
    receivedAt: '2026-11-24T09:00:00.000Z',
    hasEmailConfirmation: false,
    isEmailHeld: false,
  })
  const gateway = await startTestGateway({ requests: { Mutation: { sendContactMessage } } })
  gateway.requests.closeNext()
  const message = { name: 'Ana', email: 'ana@example.org', subject: 'Hours', message: 'When?' }
  const headers = { 'idempotency-key': '0123456789abcdef' }
  expect((await gateway.send('POST', '/api/contact', message, { headers })).status).toBe(201)
  expect(gateway.requests.calls.map(({ headers }) => headers['x-idempotency-key'])).toEqual([
    headers['idempotency-key'],
    headers['idempotency-key'],
  ])
})

test('a query whose connection was closed is asked again, and a mutation is not', async () => {
  const gateway = await startTestGateway({
    content: { Query: { caseCount: () => 7 } },
    requests: { Mutation: { openMatching: () => ({ id: '1' }) } },
  })
  gateway.content.closeNext()
  expect((await gateway.query('{ caseCount }')).json).toEqual({ data: { caseCount: 7 } })
  expect(gateway.content.calls).toHaveLength(2)
  gateway.requests.closeNext()
  const { json } = await gateway.query('mutation { openMatching(id: "1") { id } }')
  expect(json.errors[0].extensions.code).toBe('BUSY')
  expect(gateway.requests.calls).toHaveLength(1)
})
