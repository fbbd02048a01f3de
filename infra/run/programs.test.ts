import { expect, test } from 'vitest'
import { ownUser, type ProgramUsers, programNames } from './program-users.ts'
import { buildPublicUrl, listPrograms, type ProgramContext } from './programs.ts'
import { type Environment, readSettings } from './settings.ts'

const addresses = { auth: 'a', content: 'b', requests: 'c', gateway: 'd' }
const databases = { auth: 'e', content: 'f', requests: 'g' }

function list(env: Environment, users: ProgramUsers = ownUser) {
  const { settings } = readSettings({ ...env, DATA_DIR: '/data' })
  const context = { root: '/srv', settings, secrets: {}, databases, addresses, users }
  return { settings, programs: listPrograms(context as unknown as ProgramContext) }
}

/** What each program is told of the address of the site. */
function listPublicUrls(env: Environment) {
  const { settings, programs } = list(env)
  return {
    printed: buildPublicUrl(settings),
    told: Object.fromEntries(
      programs.map(({ name, env }) => [name, env.PUBLIC_URL]).filter(([, url]) => url !== undefined),
    ),
  }
}

test.for([
  [{ PORT: '4123' }, 'http://localhost:4123'],
  [{ PORT: '4123', HOST: '127.0.0.1' }, 'http://localhost:4123'],
  [{ PORT: '4123', HOST: '0.0.0.0' }, 'http://localhost:4123'],
  [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
  [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000'],
  [{ PUBLIC_URL: 'https://help.example.org/' }, 'https://help.example.org'],
  [{ PUBLIC_URL: 'HTTPS://Help.Example.ORG:443' }, 'https://help.example.org'],
] as const)('with %j pages, emails, passkeys and the start command say %s', ([env, url]) => {
  expect(listPublicUrls(env)).toEqual({ printed: url, told: { auth: url, requests: url, shell: url } })
})

test('in production pages name no address until it is set', () => {
  const production = { NODE_ENV: 'production' }
  expect(listPublicUrls(production).told).not.toHaveProperty('shell')
  const PUBLIC_URL = 'https://help.example.org'
  expect(listPublicUrls({ ...production, PUBLIC_URL }).told).toMatchObject({ shell: PUBLIC_URL })
})

const apart = Object.fromEntries(
  programNames.map((name, index) => [name, { uid: index + 1, gid: 9 }]),
) as ProgramUsers

test.for([
  [{}, ['auth', 'content', 'requests', 'gateway', 'shell']],
  [{ PROCESSES: 'together' }, ['shared-process']],
] as const)(
  'with %j each of %j begins as its own user, with compiled code that no other has made',
  ([env, names]) => {
    expect(
      list(env, apart).programs.map(({ name, runAs, env }) => [
        name,
        runAs,
        env.NODE_COMPILE_CACHE,
        env.RUN_AS,
      ]),
    ).toEqual(names.map((name) => [name, apart[name], `/data/compile-cache/${name}`, undefined]))
  },
)

test.for([{}, { PROCESSES: 'together' }])(
  'with %j and a port that only root may open the shell begins as root, and runs no code that its user could have written',
  (env) => {
    const { programs } = list({ ...env, PORT: '443' }, apart)
    const shell = programs.find(({ name }) => name === 'shell')!
    expect(shell).toMatchObject({
      ...{ runAs: {}, env: { RUN_AS: '5:9', NODE_COMPILE_CACHE: '/srv/.build/compile-cache' } },
    })
    expect(programs.filter(({ runAs }) => runAs.uid === undefined)).toEqual([shell])
  },
)
