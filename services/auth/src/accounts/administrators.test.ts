import { AuditEvent } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { Administrator } from '../administrators/administrator.entity.ts'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { auth } from '../auth.ts'
import { Session } from '../sessions/session.entity.ts'
import { buildSigningKey, signInMutation, startAuth } from '../testing/start-auth.ts'
import { runCommand } from './admin-command.ts'

type Auth = Awaited<ReturnType<typeof startAuth>>

const run = (subgraph: Auth, words: string, input = '') =>
  runCommand(words.split(' '), { em: subgraph.em(), readInput: async () => input })

const starting = (env: Record<string, string>) => () =>
  startSubgraph(auth, {
    seed: true,
    env: { AUTH_SIGNING_KEY: buildSigningKey(), SECOND_FACTOR_KEY: 'a key for tests', ...env },
  })

test('the first start creates the first administrator, and no later one changes them', async () => {
  const messages = { ADMIN_EMAIL: 'First@example.org', ADMIN_PASSWORD: 'long enough for anybody' }
  const subgraph = await starting(messages)()
  const results = () => subgraph.em().find(Administrator, {})
  const before = await results()
  expect(before.map(({ email }) => email)).toEqual(['first@example.org'])
  expect(before[0]!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  expect(
    await subgraph.query(signInMutation, { email: messages.ADMIN_EMAIL, password: messages.ADMIN_PASSWORD }),
  ).toHaveProperty('signIn.token')
  const env = { ...subgraph.settings.env, ADMIN_EMAIL: 'new@example.org', ADMIN_PASSWORD: 'another one' }
  await subgraph.em().transactional((em) => auth.seed!(em, { ...subgraph.settings, env }))
  expect((await results()).map(({ passwordHash }) => passwordHash)).toEqual([before[0]!.passwordHash])
})

test('a first start without an administrator to make, or a weak one in production, stops with a sentence', async () => {
  await expect(starting({})).rejects.toThrow(
    'There is no administrator yet: set ADMIN_EMAIL, and ADMIN_PASSWORD',
  )
  const weak = {
    ADMIN_EMAIL: 'a@example.org',
    ADMIN_PASSWORD: 'short',
    NODE_ENV: 'production',
    THROTTLES: 'on',
  }
  await expect(starting(weak)).rejects.toThrow('ADMIN_PASSWORD must have 12 characters or more')
  await expect(starting({ ...weak, THROTTLES: 'off' })).rejects.toThrow('THROTTLES=off')
})

test('a missing, broken or wrong key, or an impossible duration, stops the start without repeating the key', async () => {
  const broken = buildSigningKey().replaceAll(/[A-P]/g, 'Q').replaceAll('QRIVQTE KEY', 'PRIVATE KEY')
  for (const AUTH_SIGNING_KEY of ['', 'x', buildSigningKey('P-384'), broken]) {
    const words = await starting({ AUTH_SIGNING_KEY })().catch(({ message }) => message)
    expect(words).toMatch(/^AUTH_SIGNING_KEY .*openssl ecparam/)
    expect(words).not.toContain(AUTH_SIGNING_KEY.slice(40, 60) || 'PRIVATE KEY-')
  }
  await expect(starting({ SESSION_IDLE_MINUTES: 'soon' })).rejects.toThrow('SESSION_IDLE_MINUTES must be')
})

test('a reset returns a new password once, ends every session and is recorded without it', async () => {
  const subgraph = await startAuth()
  await subgraph.signIn()
  const { code, message } = await run(subgraph, 'reset Admin@example.org')
  const password = /is (\S+)\n/.exec(message)![1]!
  expect(code).toBe(0)
  expect(await subgraph.em().count(Session)).toBe(0)
  expect(await subgraph.queryError(signInMutation, buildCredentials())).toMatchObject({
    message: 'Invalid credentials',
  })
  expect(await subgraph.query(signInMutation, buildCredentials({ password }))).toHaveProperty('signIn.token')
  const acts = JSON.stringify(await subgraph.em().find(AuditEvent, {}))
  expect(acts).toContain('reset the password of')
  expect(acts).not.toContain(password)
})

test('a reset for an unknown address says so and names those that are known', async () => {
  const subgraph = await startAuth()
  expect(await run(subgraph, 'reset ghost@example.org')).toEqual({
    code: 1,
    message:
      'There is no administrator ghost@example.org. There is: admin@example.org. Run the command with that address.',
  })
})

test('whether a password is the current one is answered by the exit code', async () => {
  const subgraph = await startAuth()
  const { password } = buildCredentials()
  const requests = async (input: string, email = 'admin@example.org') =>
    (await run(subgraph, `is-current ${email}`, input)).code
  expect(await requests(password)).toBe(0)
  expect(await requests(`${password}\n`)).toBe(0)
  expect(await requests('wrong')).toBe(1)
  expect(await requests('')).toBe(1)
  expect(await requests(password, 'ghost@example.org')).toBe(1)
})

test('an unknown command prints the usage', async () => {
  const subgraph = await startAuth()
  for (const words of ['', 'reset', 'remove a@example.org', 'reset a@example.org b@example.org']) {
    expect(await run(subgraph, words)).toMatchObject({
      code: 2,
      message: expect.stringContaining('npm run admin'),
    })
  }
})
