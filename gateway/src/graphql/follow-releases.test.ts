import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createTestStore } from '@access/service-kit/releases/testing'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

const readText = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** The schemas of this gateway without the lines that match. */
const buildSchemas = (removed: RegExp) =>
  Object.fromEntries(
    ['supergraph.graphql', 'api.graphql'].map((name) => [
      name,
      readText(name)
        .split('\n')
        .filter((line) => !removed.test(line))
        .join('\n'),
    ]),
  )

const legalCase = {
  id: 'c1',
  title: 'Keys returned',
  category: 'Housing Rights',
  status: 'won',
  summary: 'A lock',
  isPublic: true,
  isFeatured: false,
  version: 3,
  updatedAt: '2024-06-13T10:00:00.000Z',
}

const withoutCaseCount = buildSchemas(/^ {2}caseCount:/)

async function startGatewayOfTeam(schemas?: Record<string, string>) {
  const { settings, release } = createTestStore('supergraph')
  if (schemas) release(schemas)
  const start = () =>
    startTestGateway({
      content: { Query: { caseCount: () => 45, postCount: () => 28, cases: () => [legalCase] } },
      releases: settings,
    })
  return { gateway: await start(), start, release }
}

type Gateway = Awaited<ReturnType<typeof startTestGateway>>

const countCases = async (gateway: Gateway) => (await gateway.query('{ caseCount }')).status

test('a supergraph that is released is live without a restart, and after one', async () => {
  const { gateway, start, release } = await startGatewayOfTeam()
  expect(await countCases(gateway)).toBe(200)
  release(withoutCaseCount)
  await expect.poll(() => countCases(gateway)).toBe(400)
  expect((await gateway.query('{ postCount }')).json.data).toEqual({ postCount: 28 })
  expect((await gateway.get('/api/cases')).json).toMatchObject([{ title: 'Keys returned' }])
  expect(await countCases(await start())).toBe(400)
})

test.each([
  ['is no schema', { 'supergraph.graphql': 'type', 'api.graphql': 'type' }],
  ['lacks what a REST call needs', buildSchemas(/^ {2}cases:/)],
])('a supergraph that %s leaves the one before live', async (_, schemas) => {
  const { start, release } = await startGatewayOfTeam(withoutCaseCount)
  release(schemas)
  const gateway = await start()
  expect(await countCases(gateway)).toBe(400)
  expect((await gateway.get('/api/cases')).status).toBe(200)
})

test('with another graph the shells begin anew, and no other follower of events does', async () => {
  const { settings, release } = createTestStore('supergraph')
  const streams: Record<string, ServerResponse> = {}
  const gateway = await startTestGateway({
    releases: settings,
    files({ url }, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      streams[url!] = response
    },
  })
  const changes = await gateway.followChanges()
  const live = await fetch(`${gateway.url}/api/admin/live`, { headers: { authorization: 'Bearer t' } })
  release(buildSchemas(/^ {2}summary:/))
  await expect(changes.text()).rejects.toThrow()
  streams['/live']!.end('data: 1\n\n')
  expect(await live.text()).toBe('data: 1\n\n')
})
