import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../postgres/index.ts'
import { createEmptyDatabase } from '../testing/test-databases.ts'
import { createSignatureHeaders } from '../transport/index.ts'

const secret = 'swordfish'

interface RunningService {
  child: ChildProcess
  url: string
  messages: { type: string; text?: string }[]
  log(): string
}

function spawnService(env: Record<string, string>, execArgv: string[] = [], args: string[] = []) {
  const child = fork(new URL('./start-service.fixture.ts', import.meta.url), args, {
    execArgv,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      AUTH_URL: 'http://127.0.0.1:1',
      INTERNAL_SECRET: secret,
      AUDIT_KEY: 'an audit key for tests',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      text += data
    })
  return { child, log: () => text }
}

async function startProcess(databaseUrl: string, execArgv?: string[]): Promise<RunningService> {
  const { child, log } = spawnService({ DATABASE_URL: databaseUrl }, execArgv)
  const messages: RunningService['messages'] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => {
      messages.push(message)
      if (message.type === 'ready') resolve(message.port)
    })
    child.once('exit', () => reject(new Error(log())))
  })
  return { child, url: `http://127.0.0.1:${port}`, messages, log }
}

function sendQuery({ url }: RunningService) {
  const body = JSON.stringify({ query: '{ slowly }' })
  const headers = {
    'content-type': 'application/json',
    ...createSignatureHeaders(secret, { method: 'POST', path: '/graphql' }),
  }
  return fetch(`${url}/graphql`, { method: 'POST', headers, body })
}

const waitForMessage = (child: ChildProcess, type: string) =>
  new Promise<void>((resolve) => {
    child.on('message', (message: { type: string }) => message.type === type && resolve())
  })

test('a service reports its steps and its port, and stops its background work on SIGTERM', async () => {
  const service = await startProcess(await createEmptyDatabase())
  expect(service.messages).toEqual([
    { type: 'step', text: 'migrations' },
    { type: 'step', text: 'seed' },
    { type: 'ready', port: expect.any(Number) },
  ])
  const forever = await fetch(`${service.url}/forever`)
  const workEnded = waitForMessage(service.child, 'work ended')
  const [answer] = await Promise.all([
    sendQuery(service),
    waitForMessage(service.child, 'asked').then(() => {
      service.child.kill('SIGTERM')
      service.child.kill('SIGINT')
    }),
  ])
  expect(await answer.json()).toEqual({ data: { slowly: 'answered' } })
  expect(await forever.text()).toBe('…')
  expect(await Promise.all([workEnded, once(service.child, 'exit')])).toEqual([undefined, [0, null]])
  expect(service.log()).not.toContain(secret)
})

test('a database of another version is refused, and the parent is told why, but no secret', async () => {
  const url = await createEmptyDatabase()
  await withClient(url, (client) =>
    client.query(
      `create table migrations (id serial primary key, name text, executed_at timestamptz);
       insert into migrations (name) values ('older')`,
    ),
  )
  const { child, log } = spawnService({ DATABASE_URL: url })
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(log()).toContain('could not start')
  expect(log()).not.toContain(secret)
  expect(messages.at(-1)).toEqual({
    type: 'failed',
    text: expect.stringMatching(/made by an earlier version .*older.* left untouched/),
  })
})

test('two concurrent starts migrate and seed once', async () => {
  const url = await createEmptyDatabase()
  await Promise.all([startProcess(url), startProcess(url)])
  const { rows } = await withClient(url, (client) =>
    client.query('select count(*)::int as starts from "start"'),
  )
  expect(rows).toEqual([{ starts: 1 }])
})

test.each<[why: string, env: Record<string, string>]>([
  ['DATABASE_URL is not set', {}],
  ['ECONNREFUSED', { DATABASE_URL: `postgresql://role:${secret}@127.0.0.1:1/nothing` }],
])('a service that cannot start logs %s, and no secret', async (why, env) => {
  const { child, log } = spawnService(env)
  expect(await once(child, 'close')).toEqual([1, null])
  expect(log()).toContain(why)
  expect(log()).not.toContain(secret)
})

test('a command that there is not is rejected, with those that there are', async () => {
  const { child, log } = spawnService({}, [], ['restore'])
  expect(await once(child, 'close')).toEqual([1, null])
  expect(log()).toContain('There is no command restore: audit, migrate, schema')
})

test('an error that nobody caught ends the service, and is logged without what it quotes', async () => {
  const error = `Object.assign(new Error("insert into note values ('Ana Diaz')"),
    { code: '23505', detail: 'Key (name)=(Ana Diaz) already exists' })`
  const script = `process.on('message', () => { Promise.reject(${error}) })`
  const execArgv = ['--import', `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`]
  const { child, log } = await startProcess(await createEmptyDatabase(), execArgv)
  child.send('fail')
  expect(await once(child, 'close')).toEqual([1, null])
  expect(log()).toMatch(/"kind":"Error","code":"23505",.*"msg":"an error that nobody caught"/)
  expect(log()).not.toContain('Ana Diaz')
})
