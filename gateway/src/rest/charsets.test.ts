// The character encoding that a client names: any name of UTF-8 will do, another encoding is a 415 in words.
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

const message = { name: 'Zoë Müller', email: 'zoe@example.org', subject: 'Hours', message: 'Open? 你好' }
const receipt = {
  id: '1',
  reference: 'MS-1',
  receivedAt: new Date(),
  hasEmailConfirmation: false,
  isEmailHeld: false,
}
const requests = { Mutation: { sendContactMessage: () => receipt } }

/** The names of the WHATWG's Encoding standard, and ways of writing a parameter. */
const utf8Parameters = [
  'charset=UTF-8',
  'charset=utf8',
  'CHARSET="Utf8"',
  'charset=unicode-1-1-utf-8',
  'charset=" utf8 "',
  'version=1;charset=utf8',
  'charset=utf8; profile="a;b"',
]

test.each(utf8Parameters)('a body with %s is UTF-8, in REST and in GraphQL', async (parameter) => {
  const gateway = await startTestGateway({ requests })
  const headers = { 'content-type': `application/json; ${parameter}` }
  const rest = await gateway.send('POST', '/api/contact', message, { headers })
  expect([rest.status, rest.text]).toEqual([201, expect.stringContaining('MS-1')])
  expect(gateway.requests.calls[0]!.variables).toMatchObject({ input: message })
  const graphql = await gateway.send('POST', '/graphql', { query: '{ __typename }' }, { headers })
  expect([graphql.status, graphql.json]).toEqual([200, { data: { __typename: 'Query' } }])
})

test.each(['latin1', 'utf8x', '"utf-8, utf8"'])(
  'a body in %s is a 415 that says what to send',
  async (charset) => {
    const gateway = await startTestGateway()
    const headers = { 'content-type': `application/json; charset=${charset}` }
    const { status, json } = await gateway.send('POST', '/api/contact', message, { headers })
    expect([status, json.detail]).toEqual([415, expect.stringMatching(/^Send JSON/)])
    const graphql = await gateway.send('POST', '/graphql', { query: '{ __typename }' }, { headers })
    expect([graphql.status, graphql.json.errors[0].message]).toEqual([
      415,
      expect.stringMatching(/Send JSON|JSON/),
    ])
    expect(gateway.requests.calls).toEqual([])
  },
)

test.each(['application/json', 'application/json; charset=utf8'])(
  'a body that is not UTF-8 is refused in words as %s: no letter of it is lost',
  async (type) => {
    const gateway = await startTestGateway({ requests })
    const post = async (path: string, body: object) => {
      const bytes = new Uint8Array(Buffer.from(JSON.stringify(body), 'latin1'))
      const headers = { 'content-type': type }
      const response = await fetch(gateway.url + path, { method: 'POST', headers, body: bytes })
      return [response.status, await response.json()]
    }
    expect(await post('/api/contact', { ...message, message: 'Muñoz' })).toEqual([
      400,
      expect.objectContaining({ detail: 'The body is not UTF-8.' }),
    ])
    expect(await post('/graphql', { query: '{ __typename }', variables: { name: 'Muñoz' } })).toEqual([
      400,
      { errors: [expect.objectContaining({ message: 'The body is not UTF-8.' })] },
    ])
    expect(gateway.requests.calls).toEqual([])
  },
)
