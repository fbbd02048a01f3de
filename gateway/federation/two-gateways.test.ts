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
  for (const gateway of gateways) onTestFinished(() => gateway.stop())
  const { token } = await auth.signIn()
  const [one, other] = gateways.map(({ port }) => `http://127.0.0.1:${port}`)
  return { one: one!, other: other!, token }
}

/** The number of the next notice that names a type. */
async function waitForNotice(gateway: string, type: string) {
  const stream = new AbortController()
  const { body } = await fetch(`${gateway}/changes`, { signal: stream.signal })
  const notice = (async () => {
    let text = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const [, id] = new RegExp(`"id":(\\d+),"types":\\["${type}"\\]`).exec(text) ?? []
      if (id) return Number(id)
    }
    throw new Error('the stream ended')
  })().finally(() => stream.abort())
  return { notice }
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

test('what visitors read of content is the same for all', async () => {
  const { one, token } = await startTwoGateways()
  const read = async (headers = {}) =>
    (await fetch(`${one}/api/team`, { headers })).headers.get('cache-control')
  expect(await read()).toBe('max-age=900, public')
  expect(await read({ authorization: `Bearer ${token}` })).toBe('no-store')
})

test('a change through one gateway is announced by both, with the number that its author is given', async () => {
  const { one, other, token } = await startTwoGateways()
  const notices = await Promise.all([one, other].map((gateway) => waitForNotice(gateway, 'TeamMember')))
  const changeId = Number(await addMember(one, token, 'Ruth'))
  for (const { notice } of notices) expect(await notice).toBeGreaterThan(0)
  expect(changeId).toBeGreaterThan(0)
})
