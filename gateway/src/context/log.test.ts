import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '@access/service-kit/log'
import express from 'express'
import { buildSchema } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { startGateway } from '../graphql/graphql-gateway.ts'
import { createPersistedOperations } from '../graphql/persisted-operations.ts'
import { createOrganisationReader } from './organisation.ts'

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

async function startServer(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A gateway whose services always respond with this, and the warnings and errors that it logs for a request. */
async function startGatewayInFrontOf(answer: unknown) {
  const lines: string[] = []
  const log = createLog('gateway', 'info', { write: (line) => void lines.push(line) })
  const url = await startServer((_request, response) => void response.end(JSON.stringify(answer)))
  const subgraphs = { auth: url, content: url, requests: url }
  const settings = {
    supergraph: file('supergraph.graphql'),
    subgraphs,
    secret: 'x',
  }
  const gateway = await startGateway({ ...settings, log })
  onTestFinished(() => gateway.stop())
  const router = express.Router().get('/broken', () => {
    throw new RangeError('the cause')
  })
  const schema = buildSchema(file('api.graphql'))
  const readiness = async () => ({ isReady: true, unavailableServices: [] })
  const organisation = createOrganisationReader({ contentUrl: url, secret: settings.secret, log })
  const origin = await startServer(
    createApp({
      gateway,
      persistedOperations: createPersistedOperations({ shellOperationsFile: '', log }),
      allowsArbitraryOperations: true,
      schema,
      organisation,
      readiness,
      fileProxy: { router, followChanges: async () => {} },
      textReplies: router,
      log,
    }),
  )
  return async (path: string, init: RequestInit = {}) => {
    lines.length = 0
    const headers = { 'content-type': 'application/json', 'x-request-id': 'trace-12345', ...init.headers }
    const { status } = await fetch(`${origin}${path}`, { ...init, headers })
    const messages = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
    return { status, messages }
  }
}

const buildError = (kind: string) => ({
  requestId: 'trace-12345',
  kind,
  message: expect.any(String),
  places: expect.arrayContaining([expect.stringMatching(/^at /)]),
})

// A malformed response, which makes the code that reads it throw.
const malformedResponse = { errors: [null] }

test('the cause of an error inside the gateway is in the log, once, under the id of its request', async () => {
  const call = await startGatewayInFrontOf(malformedResponse)
  const requests = await call('/graphql', { method: 'POST', body: '{"query":"{ caseCount }"}' })
  expect(requests.messages).toEqual([expect.objectContaining(buildError('TypeError'))])
  const { status, messages } = await call('/api/cases')
  expect(status).toBe(500)
  expect(messages).toEqual([expect.objectContaining(buildError('TypeError'))])
})

test('the cause of an error in the REST adapter is in the log, once', async () => {
  const call = await startGatewayInFrontOf({ data: { updateRelatedDocument: null } })
  const { status, messages } = await call('/api/admin/related-documents/7', {
    method: 'PUT',
    headers: { authorization: 'Bearer good' },
    body: '{"title":"By-laws"}',
  })
  expect(status).toBe(500)
  expect(messages).toEqual([expect.objectContaining(buildError('TypeError'))])
})

test('the cause of an error that no handler expected is in the log, once', async () => {
  const { status, messages } = await (await startGatewayInFrontOf({}))('/api/broken')
  expect(status).toBe(500)
  expect(messages).toEqual([expect.objectContaining({ ...buildError('RangeError'), message: 'the cause' })])
})
