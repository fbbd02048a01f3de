import { closeDatabase, openDatabase } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { startAuth } from '../../services/auth/src/testing/start-auth.ts'
import { content as contentService } from '../../services/content/src/content.ts'
import { startGatewayProcess } from '../src/main.ts'

/** Two gateways, as on two machines: each asks a content service of its own, and these share one database. */
async function startTwoGateways() {
  const auth = await startAuth()
  const env = { AUTH_URL: auth.url }
  const first = await startSubgraph(contentService, { env })
  const orm = await openDatabase(contentService, first.databaseUrl, { pool: 4 })
  const database = { url: first.databaseUrl, orm, release: () => closeDatabase(orm) }
  const second = await startSubgraph(contentService, { env, database })
  const gateways = await Promise.all(
    [first, second].map((content) =>
      startGatewayProcess({
        listenUrl: 'http://127.0.0.1:0',
        secret: auth.settings.secret,
        // Nobody asks for requests here.
        subgraphs: { auth: auth.url, content: content.url, requests: auth.url },
        allowsArbitraryOperations: true,
        releases: null,
        shellOperationsFile: '',
        logLevel: 'silent',
      }),
    ),
  )
  for (const gateway of gateways) {
    onTestFinished(() => gateway.stop())
    // Without notices nothing would be stored.
    await expect.poll(() => gateway.answers.isEnabled).toBe(true)
  }
  const { token } = await auth.signIn()
  const [one, other] = gateways.map(({ port }) => `http://127.0.0.1:${port}`)
  return { one: one!, other: other!, token }
}

async function readNames(gateway: string, headers: Record<string, string> = {}): Promise<string[]> {
  const response = await fetch(`${gateway}/api/team`, { headers })
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}

async function addMember(gateway: string, token: string, name: string): Promise<string> {
  const response = await fetch(`${gateway}/api/admin/team`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name, designation: 'Attorney', department: 'Legal', isActive: true }),
  })
  expect(response.status, await response.text()).toBe(201)
  return response.headers.get('x-change-id')!
}

test('two gateways, each with its content service on one database, are both fresh after a change through one', async () => {
  const { one, other, token } = await startTwoGateways()
  for (const gateway of [one, other]) expect(await readNames(gateway)).toEqual([])
  await addMember(one, token, 'Ruth')
  for (const gateway of [one, other]) await expect.poll(() => readNames(gateway)).toEqual(['Ruth'])
  await addMember(other, token, 'Samuel')
  for (const gateway of [one, other])
    await expect.poll(() => readNames(gateway)).toEqual(expect.arrayContaining(['Ruth', 'Samuel']))
})

test('whoever made a change through one gateway reads it through the other at once', async () => {
  const { one, other, token } = await startTwoGateways()
  await readNames(other)
  const changeId = await addMember(one, token, 'Ruth')
  expect(await readNames(other, { 'x-change-id': changeId })).toEqual(['Ruth'])
})
