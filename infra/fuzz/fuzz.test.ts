import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../quality/sources.ts'
import { fuzz } from './fuzz.ts'
import type { OpenApi } from './openapi.ts'

const call = '/api/cases/{id}'
const problem = { type: '/api/docs#problem-notFound', title: 'Not found', status: 404, detail: 'None.' }

test.for([
  ['nothing, where it is declared', {}, {}, undefined],
  ['a status that is not declared', {}, { status: 409 }, 'status 409 is not declared'],
  ['a field that is not declared', { table: 'case' }, {}, 'additional'],
  ['a field that is missing', { detail: undefined }, {}, "'detail'"],
  ['a content type that is not declared', {}, { type: 'text/html' }, 'text/html'],
] as const)('of a response is reported: %s', async ([, body, response, failure]) => {
  const { status, type } = { status: 404, type: 'application/problem+json', ...response }
  const openApi: OpenApi = JSON.parse(readFileSync(path.join(root, 'gateway/openapi.json'), 'utf8'))
  const server = createServer((_request, sent) => {
    sent.writeHead(status, { 'content-type': type }).end(JSON.stringify({ ...problem, ...body }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const target = { url, knownIds: new Map(), getToken: async () => null }
  const narrowed = { ...openApi, paths: { [call]: { get: openApi.paths[call]!.get! } } }
  const { failures } = await fuzz(narrowed, target, { runs: 5, seed: 1 })
  expect(failures).toEqual(failure ? [expect.stringContaining(failure)] : [])
})
