import { request as plainRequest } from 'node:http'
import { createSignatureHeaders, type Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { sendMutations, startRequestsService } from '../testing/requests-service.ts'

const count = 12
const keys = Array.from({ length: count }, (_, index) => `key-${index}`)
const buildInput = (key: string) => buildLegalAidRequest({ name: `Sender of ${key}` })

/** Sends a share of a request's bytes, resets the connection, and has no answer. */
function sendAndReset({ url, settings }: Subgraph, key: string, share: number) {
  const body = JSON.stringify({ query: sendMutations.request, variables: { input: buildInput(key) } })
  return new Promise<void>((resolve) => {
    const call = plainRequest(`${url}/graphql`, {
      method: 'POST',
      headers: {
        ...createSignatureHeaders(settings.secret, { method: 'POST', path: '/graphql' }),
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-idempotency-key': key,
      },
    })
    call.on('error', () => {})
    call.once('close', () => resolve())
    call.write(body.slice(0, Math.ceil(body.length * share)), () => call.socket?.resetAndDestroy())
  })
}

// Their own databases: what goes on after its sender has gone is not waited for when a test ends.
const startInbox = () => startRequestsService({ env: { LOG_LEVEL: 'silent' }, isDatabaseNew: true })

const retryAll = (inbox: Subgraph) =>
  Promise.all(
    keys.map((key) =>
      inbox.query(
        sendMutations.request,
        { input: buildInput(key) },
        { headers: { 'x-idempotency-key': key } },
      ),
    ),
  )

test('whoever goes away right after the last byte and tries again has sent one request', async () => {
  const inbox = await startInbox()
  await Promise.all(keys.map((key) => sendAndReset(inbox, key, 1)))
  await retryAll(inbox)
  expect(await inbox.em().count(LegalAidRequest)).toBe(count)
})

test('half a request is none, and can be sent whole', async () => {
  const inbox = await startInbox()
  await Promise.all(keys.map((key) => sendAndReset(inbox, key, 0.5)))
  expect(await inbox.em().count(LegalAidRequest)).toBe(0)
  await retryAll(inbox)
  expect(await inbox.em().count(LegalAidRequest)).toBe(count)
})
