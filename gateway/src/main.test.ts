import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createTestStore } from '@access/service-kit/releases/testing'
import { expect, test } from 'vitest'
import { readSettings } from './context/settings.ts'
import { startGatewayProcess } from './main.ts'
import { startTestGateway } from './testing/test-gateway.ts'

const settings = {
  LISTEN_URL: 'http://127.0.0.1:0',
  INTERNAL_SECRET: 'ab'.repeat(32),
  AUTH_URL: 'http://127.0.0.1:1',
  CONTENT_URL: 'http://127.0.0.1:1/',
  REQUESTS_URL: 'http://127.0.0.1:1',
}

test('the gateway is ready while every service is, and names those that are not', async () => {
  const gateway = await startTestGateway()
  expect((await gateway.get('/readyz')).status).toBe(200)
  gateway.requests.setReady(false)
  const answer = await gateway.get('/readyz')
  expect(answer.status).toBe(503)
  expect(answer.json).toEqual({ status: 'not ready', waitingFor: ['requests'] })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await gateway.get('/livez')).status).toBe(200)
  gateway.requests.setReady(true)
  expect((await gateway.get('/readyz')).status).toBe(200)
})

test('the gateway starts while its services are down, and is not ready', async () => {
  const { port, stop } = await startGatewayProcess({
    ...readSettings(settings),
    releases: null,
    logLevel: 'silent',
  })
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ waitingFor: ['auth', 'content', 'requests'] })
  await stop()
})

test('all missing and invalid settings are named in one sentence', () => {
  expect(() => readSettings({ ...settings, INTERNAL_SECRET: 'short', AUTH_URL: undefined })).toThrow(
    /^The gateway cannot start with these settings: INTERNAL_SECRET .*AUTH_URL/,
  )
  expect(() => readSettings({ ...settings, LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/)
})

test('a URL may end in a slash', () => {
  expect(readSettings(settings).subgraphs.content).toBe('http://127.0.0.1:1')
})

function spawnGateway(environment: object, execArgv: string[] = []) {
  const file = fileURLToPath(new URL('./main.ts', import.meta.url))
  const { store, keysFile, copiesFolder } = createTestStore().settings
  const releases = { RELEASE_STORE: store, RELEASE_KEYS: keysFile, RELEASE_COPIES: copiesFolder }
  return fork(file, {
    execArgv,
    env: { ...releases, ...environment, PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    silent: true,
  })
}

test('the process reports its port to its parent, and shuts down when the parent exits', async () => {
  const child = spawnGateway(settings)
  const [messages] = await once(child, 'message')
  expect(messages).toMatchObject({ type: 'ready', port: expect.any(Number) })
  expect((await fetch(`http://127.0.0.1:${messages.port}/livez`)).status).toBe(200)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a process that cannot start reports why and exits', async () => {
  const child = spawnGateway({ ...settings, AUTH_URL: 'nowhere' })
  const [words] = await once(child.stderr!, 'data')
  expect(String(words)).toContain('AUTH_URL')
  expect(await once(child, 'exit')).toEqual([1, null])
})

test('an error that nobody caught ends the process, and what it quotes is not printed', async () => {
  const script = `process.on('message', () => setTimeout(() => { throw new SyntaxError('Ana Diaz') }))`
  const child = spawnGateway(settings, [
    ...['--import', `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`],
  ])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  await once(child, 'message')
  child.send('fail')
  expect(await once(child, 'close')).toEqual([1, null])
  expect(output).not.toContain('Ana Diaz')
})
