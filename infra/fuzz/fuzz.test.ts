import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../quality/sources.ts'
import { fuzz } from './fuzz.ts'
import type { OpenApi } from './openapi.ts'

const idSchema = '/api/cases/{id}'
const notFound = {
  type: '/api/docs#problem-notFound',
  title: 'Not found',
  status: 404,
  detail: 'There is none.',
}

/** The failures for one call of our OpenAPI document, with a server that responds like this. */
async function listFailures({ body = {}, type = 'application/problem+json', declared = true } = {}) {
  const openApi: OpenApi = JSON.parse(readFileSync(path.join(root, 'gateway/openapi.json'), 'utf8'))
  const { get } = openApi.paths[idSchema]!
  const { 404: missing, ...others } = get!.responses
  const responses = declared ? { ...others, 404: missing! } : others
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': type }).end(JSON.stringify({ ...notFound, ...body }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const target = { url, knownIds: new Map(), getToken: async () => null }
  const narrowed = { ...openApi, paths: { [idSchema]: { get: { ...get!, responses } } } }
  return (await fuzz(narrowed, target, { runs: 5, seed: 1 })).failures
}

test('a declared response is no failure', async () => {
  expect(await listFailures()).toEqual([])
})

test('a status that is removed from the document is reported', async () => {
  const failures = await listFailures({ declared: false })
  expect(failures).toEqual([expect.stringMatching(/^GET \/api\/cases\/.*\n {2}status 404 is not declared/)])
})

test('a body with a field that is not declared is reported, and so is one that lacks a field', async () => {
  expect(await listFailures({ body: { table: 'case' } })).toEqual([expect.stringContaining('additional')])
  expect(await listFailures({ body: { detail: undefined } })).toEqual([expect.stringContaining("'detail'")])
})

test('a content type that is not declared is reported', async () => {
  expect(await listFailures({ type: 'text/html' })).toEqual([expect.stringContaining('text/html')])
})
