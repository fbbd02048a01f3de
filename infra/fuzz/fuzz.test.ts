import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../quality/sources.ts'
import { fuzz } from './fuzz.ts'
import type { OpenApi } from './openapi.ts'

const one = '/api/cases/{id}'
const notFound = {
  type: '/api/docs#problem-notFound',
  title: 'Not found',
  status: 404,
  detail: 'There is none.',
}

/** What is found in our own description of one call, before a server that answers each like this. */
async function findings({ told = {}, type = 'application/problem+json', declared = true } = {}) {
  const openApi: OpenApi = JSON.parse(readFileSync(path.join(root, 'gateway/openapi.json'), 'utf8'))
  const { get } = openApi.paths[one]!
  const { 404: missing, ...others } = get!.responses
  const responses = declared ? { ...others, 404: missing! } : others
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': type }).end(JSON.stringify({ ...notFound, ...told }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const target = { url, known: new Map(), tokenFor: async () => null }
  const narrowed = { ...openApi, paths: { [one]: { get: { ...get!, responses } } } }
  return (await fuzz(narrowed, target, { runs: 5, seed: 1 })).failures
}

test('an answer that is declared is no finding', async () => {
  expect(await findings()).toEqual([])
})

test('a status that is taken out of the description is found', async () => {
  const found = await findings({ declared: false })
  expect(found).toEqual([expect.stringMatching(/^GET \/api\/cases\/.*\n {2}status 404 is not declared/)])
})

test('a body with a field that is not declared is found, and so is one that lacks one', async () => {
  expect(await findings({ told: { table: 'case' } })).toEqual([expect.stringContaining('additional')])
  expect(await findings({ told: { detail: undefined } })).toEqual([expect.stringContaining("'detail'")])
})

test('a content type that is not declared is found', async () => {
  expect(await findings({ type: 'text/html' })).toEqual([expect.stringContaining('text/html')])
})
