import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { buildSchema, GraphQLError } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { createAnswers } from './answers.ts'
import { createApp } from './app.ts'
import { startGateway } from './gateway.ts'
import { createLog, describeError } from './log.ts'

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

async function listening(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A gateway whose services answer this to everything, and what its log says of a call besides that there was one. */
async function aGatewayBefore(answer: unknown) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const url = await listening((_request, response) => void response.end(JSON.stringify(answer)))
  const subgraphs = { auth: url, content: url, requests: url }
  const answers = createAnswers()
  const settings = { supergraph: file('supergraph.graphql'), subgraphs, secret: 'x', production: true }
  const gateway = await startGateway({ ...settings, answers, log })
  onTestFinished(() => gateway.stop())
  const files = express.Router().get('/broken', () => {
    throw new RangeError('the cause')
  })
  const schema = buildSchema(file('api.graphql'))
  const readiness = async () => ({ isReady: true, waitingFor: [] })
  const origin = await listening(createApp({ gateway, schema, answers, readiness, files, log }))
  return async (path: string, init: RequestInit = {}) => {
    lines.length = 0
    const headers = { 'content-type': 'application/json', 'x-request-id': 'trace-12345', ...init.headers }
    const { status } = await fetch(`${origin}${path}`, { ...init, headers })
    const said = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
    return { status, said }
  }
}

const aCause = (kind: string) => ({
  requestId: 'trace-12345',
  kind,
  message: expect.any(String),
  places: expect.arrayContaining([expect.stringMatching(/^at /)]),
})

// What a service never says: the code that reads it throws.
const nonsense = { errors: [null] }

test('the cause of an error inside the gateway is in the log, once, under the id of its request', async () => {
  const call = await aGatewayBefore(nonsense)
  const asked = await call('/graphql', { method: 'POST', body: '{"query":"{ caseCount }"}' })
  expect(asked.said).toEqual([expect.objectContaining(aCause('TypeError'))])
  const { status, said } = await call('/api/cases')
  expect(status).toBe(500)
  expect(said).toEqual([expect.objectContaining(aCause('TypeError'))])
})

test('the cause of an error in the REST adapter is in the log, once', async () => {
  const call = await aGatewayBefore({ data: { updateRelatedDocument: null } })
  const { status, said } = await call('/api/admin/related-documents/7', {
    method: 'PUT',
    headers: { authorization: 'Bearer good' },
    body: '{"title":"By-laws"}',
  })
  expect(status).toBe(500)
  expect(said).toEqual([expect.objectContaining(aCause('TypeError'))])
})

test('the cause of an error that no handler expected is in the log, once', async () => {
  const { status, said } = await (await aGatewayBefore({}))('/api/broken')
  expect(status).toBe(500)
  expect(said).toEqual([expect.objectContaining({ ...aCause('RangeError'), message: 'the cause' })])
})

test('a message that quotes what was sent is cut short in the log', () => {
  const represented = new GraphQLError('Int cannot represent non-integer value: "Ana Diaz"')
  expect(describeError(represented)).toMatchObject({ message: 'Int cannot represent …' })
  const read = (() => {
    try {
      return JSON.parse('Ana Diaz')
    } catch (error) {
      return error
    }
  })()
  expect(JSON.stringify(describeError(read))).not.toContain('Ana')
})
