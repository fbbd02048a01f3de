import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

/** The process with a build that knows no remotes: what it renders is in other tests. */
async function startServer(env: Record<string, string> = {}, execArgv: string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'shell/server'), { recursive: true })
  writeFileSync(path.join(folder, 'keys.pem'), '')
  writeFileSync(
    path.join(folder, 'shell/assets.json'),
    '{ "scripts": [], "styles": [], "fonts": [], "icon": null }',
  )
  writeFileSync(
    path.join(folder, 'shell/server/server.cjs'),
    `module.exports = { remoteNames: [], serverSharedModules: {}, activeRemotesPath: "/remotes/live.json",
      findRemoteForPath: () => ({ name: 'mfe_public', prefix: '/' }) }`,
  )
  const child = fork(path.join(import.meta.dirname, 'main.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      GATEWAY_URL: 'http://127.0.0.1:1',
      RELEASE_STORE: path.join(folder, 'store'),
      RELEASE_KEYS: path.join(folder, 'keys.pem'),
      RELEASE_COPIES: path.join(folder, 'copies'),
      SHELL_FOLDER: path.join(folder, 'shell'),
      ...env,
    },
    execArgv: ['--disable-warning=ExperimentalWarning', ...execArgv],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const [message] = (await once(child, 'message')) as [{ type: string; port: number }]
  return {
    child,
    message,
    url: `http://127.0.0.1:${message.port}`,
    exited: once(child, 'exit'),
    getOutput: () => output,
  }
}

test('the process reports its port, responds, and stops on SIGTERM', async () => {
  const { child, message, url, exited } = await startServer()
  expect(message).toEqual({ type: 'ready', port: expect.any(Number) })
  expect((await fetch(`${url}/livez`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

test('behind a load balancer it says that it stops, and still answers', async () => {
  const { child, url } = await startServer({ STOP_DELAY_MS: '10000' })
  child.kill('SIGTERM')
  const ask = async (path: string) => (await fetch(url + path, { headers: { connection: 'close' } })).status
  await vi.waitFor(async () => expect(await ask('/livez')).toBe(503))
  expect(await ask('/robots.txt')).toBe(200)
})

test('it stops when its parent is gone', async () => {
  const { child, exited } = await startServer()
  child.disconnect()
  expect(await exited).toEqual([0, null])
})

test('a pending call may finish before it stops', async () => {
  const answer = Promise.withResolvers<void>()
  const accepted = Promise.withResolvers<void>()
  const gateway = createServer(async (request, response) => {
    if (request.url === '/changes') return void response.writeHead(503).end()
    accepted.resolve()
    await answer.promise
    response.end('done')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void gateway.close())
  await once(gateway, 'listening')

  const { child, url, exited } = await startServer({
    GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  })
  const call = fetch(`${url}/api/cases`, { headers: { connection: 'close' } })
  await accepted.promise
  child.kill('SIGTERM')
  answer.resolve()
  expect(await (await call).text()).toBe('done')
  expect(await exited).toEqual([0, null])
})

test('a setting that makes no sense is named', async () => {
  const { readSettings } = await import('./settings.ts')
  expect(() => readSettings({ PORT: 'eighty' })).toThrow('PORT must be a number from 0 to 65535, not eighty')
  expect(() => readSettings({ GATEWAY_URL: 'nowhere' })).toThrow(
    'GATEWAY_URL must be unix:/folder/gateway.sock: or https',
  )
})

test('an error that nobody caught ends it, and what it quotes is not printed', async () => {
  const script = `process.on('message', () => setTimeout(() => { throw new SyntaxError('Ana Diaz') }))`
  const url = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`
  const { child, getOutput } = await startServer({}, ['--import', url])
  const closed = once(child, 'close')
  child.send('fail')
  expect(await closed).toEqual([1, null])
  expect(getOutput()).toContain('an error that nobody caught')
  expect(getOutput()).not.toContain('Ana Diaz')
})
