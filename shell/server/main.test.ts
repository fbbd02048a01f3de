// @vitest-environment node
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The process with a build that knows no remotes: what it renders is in other tests. */
async function startServer(env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'shell/server'), { recursive: true })
  writeFileSync(path.join(folder, 'remotes.json'), '{}')
  writeFileSync(
    path.join(folder, 'shell/assets.json'),
    '{ "scripts": [], "styles": [], "fonts": [], "icon": null }',
  )
  writeFileSync(
    path.join(folder, 'shell/server/server.cjs'),
    'module.exports = { remoteNames: [], serverSharedModules: {}, activeRemotesPath: "/remotes/live.json" }',
  )
  const child = fork(path.join(import.meta.dirname, 'main.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      REMOTES_FILE: path.join(folder, 'remotes.json'),
      ...env,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [message] = (await once(child, 'message')) as [{ type: string; port: number }]
  return { child, message, url: `http://127.0.0.1:${message.port}`, exited: once(child, 'exit') }
}

test('the process reports its port, responds, and stops on SIGTERM', async () => {
  const { child, message, url, exited } = await startServer()
  expect(message).toEqual({ type: 'ready', port: expect.any(Number) })
  expect((await fetch(`${url}/livez`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

test('it stops when its parent is gone', async () => {
  const { child, exited } = await startServer()
  child.disconnect()
  expect(await exited).toEqual([0, null])
})

test('a pending call may finish before it stops', async () => {
  const answer = Promise.withResolvers<void>()
  const accepted = Promise.withResolvers<void>()
  const gateway = createServer(async (_request, response) => {
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
  expect(() => readSettings({ GATEWAY_URL: 'nowhere' })).toThrow('GATEWAY_URL must be an http address')
})
