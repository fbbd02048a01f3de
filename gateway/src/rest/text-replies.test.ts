// Replies to text messages: whoever posts them, the requests service verifies the signature.
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

async function postReply(status: number, body = 'From=%2B15555550123&Body=Stop') {
  const received: unknown[] = []
  const { send } = await startTestGateway({
    files: (request, response) => {
      request.setEncoding('utf8')
      request.once('data', (chunk) => received.push(JSON.parse(chunk)))
      request.once('end', () => response.writeHead(status).end())
      request.resume()
    },
  })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': 'c2lnbmVk',
  }
  return { received, response: await send('POST', '/api/text-replies', body, { headers }) }
}

test('a reply goes on with its signature, and is answered with nothing to say', async () => {
  const { received, response } = await postReply(204)
  expect(received).toEqual([{ parameters: { From: '+15555550123', Body: 'Stop' }, signature: 'c2lnbmVk' }])
  expect(response).toMatchObject({ status: 200, text: '<Response/>' })
})

test('one that is not signed, has nobody to go to, or is too large, is rejected', async () => {
  expect((await postReply(403)).response.status).toBe(403)
  expect((await postReply(404)).response.status).toBe(404)
  expect((await postReply(204, `Body=${'x'.repeat(20_000)}`)).response.status).toBe(413)
})
