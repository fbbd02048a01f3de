import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseProgramUsers, ownUser, type ProgramName } from './program-users.ts'
import { type Environment, readSettings } from './settings.ts'
import { createTestFolder } from './testing/folders.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

/** A clone and a data folder that anybody may read. */
function createClone(env: Environment = {}) {
  const folder = createTestFolder()
  chmodSync(folder, 0o755)
  const [root, dataDir] = [path.join(folder, 'clone'), path.join(folder, 'data')]
  for (const name of [dataDir, path.join(root, 'node_modules'), path.join(root, '.build/services/auth')])
    mkdirSync(name, { recursive: true, mode: 0o755 })
  for (const file of ['package.json', '.build/services/auth/main.mjs'])
    writeFileSync(path.join(root, file), '')
  return { root, dataDir, settings: readSettings({ ...env, DATA_DIR: dataDir }).settings }
}

/** As `chooseProgramUsers`, of a system with other numbers: the users are those that follow this one. */
async function chooseFromNumber(clientGroupId: number) {
  vi.resetModules()
  vi.doMock('@access/service-kit/postgres', async (importActual) => ({
    ...(await importActual<object>()),
    clientGroupId,
  }))
  onTestFinished(() => {
    vi.doUnmock('@access/service-kit/postgres')
    vi.resetModules()
  })
  const { root, settings } = createClone()
  return (await import('./program-users.ts')).chooseProgramUsers(root, settings)
}

test.runIf(isRoot)('started by root, each program has a user of its own, and none is PostgreSQL’s', () => {
  const { root, settings } = createClone()
  const { users, reason } = chooseProgramUsers(root, settings)
  const uids = Object.values(users).map(({ uid }) => uid)
  expect(new Set([0, nobody.uid, ...uids]).size).toBe(uids.length + 2)
  expect(new Set(Object.values(users).map(({ gid }) => gid))).toEqual(new Set([60_706]))
  expect(reason).toBeUndefined()
})

test.runIf(isRoot).for([
  [{}, []],
  [{ PORT: '80' }, ['shell']],
])(
  'with PROCESSES=together and %j those that share a process have one user, and %j another',
  ([env, apart]) => {
    const { root, settings } = createClone({ ...(env as Environment), PROCESSES: 'together' })
    const { 'shared-process': host, ...users } = chooseProgramUsers(root, settings).users
    const others = Object.entries(users).filter(([, { uid }]) => uid !== host.uid)
    expect(others.map(([name]) => name as ProgramName)).toEqual(apart)
  },
)

test.runIf(isRoot)('where nobody can read what they need they stay root, and it is said why', () => {
  const { root, dataDir, settings } = createClone()
  chmodSync(path.join(root, 'node_modules'), 0o700)
  expect(chooseProgramUsers(root, settings)).toEqual({
    users: ownUser,
    reason: `The programs stay root: the users that they would have (60707 to 60712) cannot read ${root}/node_modules`,
  })
  chmodSync(path.join(root, 'node_modules'), 0o755)
  const file = path.join(dataDir, 'judgments.csv')
  writeFileSync(file, '', { mode: 0o600 })
  expect(chooseProgramUsers(root, settings, [file]).reason).toContain(`cannot read ${file}`)
  chmodSync(dataDir, 0o700)
  expect(chooseProgramUsers(root, settings).reason).toContain(`cannot enter ${dataDir}`)
})

test.runIf(isRoot)('the folder of the list of erasures must let requests in', () => {
  const { dataDir } = createClone()
  const folder = path.join(dataDir, 'elsewhere')
  mkdirSync(folder, { mode: 0o700 })
  const { root, settings } = createClone({ ERASURE_LIST: path.join(folder, 'erasures.jsonl') })
  expect(chooseProgramUsers(root, settings).reason).toContain(`cannot enter ${folder}`)
  chmodSync(folder, 0o755)
  expect(chooseProgramUsers(root, settings).users.requests.uid).toBe(60_709)
})

test.runIf(isRoot)('where the system has given one of the numbers to somebody, they stay root', async () => {
  const { users, reason } = await chooseFromNumber(0)
  expect(users).toEqual(ownUser)
  expect(reason).toBe(
    'The programs stay root: the users that they would have (1 to 6) cannot be used: one of them is daemon here',
  )
})

test.runIf(!isRoot)('started by anybody else, programs run as they are', () => {
  const { root, settings } = createClone()
  expect(chooseProgramUsers(root, settings)).toEqual({ users: ownUser })
})
