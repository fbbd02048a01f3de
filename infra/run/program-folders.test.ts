import {
  chownSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareProgramFolders } from './program-folders.ts'
import { ownUser, type ProgramUsers, programNames } from './program-users.ts'
import { type Environment, readSettings } from './settings.ts'
import { createTestFolder } from './testing/folders.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const group = 60_706

const apart = Object.fromEntries(
  programNames.map((name, index) => [name, { uid: group + 1 + index, gid: group }]),
) as ProgramUsers
const share = (user: ProgramUsers['auth']) =>
  Object.fromEntries(programNames.map((name) => [name, user])) as ProgramUsers

/** A data folder, and its path for each name in it. */
function createDataFolder() {
  const dataDir = createTestFolder()
  return { dataDir, inData: (name: string) => path.join(dataDir, name) }
}

const prepare = (dataDir: string, users: ProgramUsers, env: Environment = {}) =>
  prepareProgramFolders(readSettings({ ...env, DATA_DIR: dataDir }).settings, users)

/** Writes a file as a program of that user has. */
function writeAs({ uid, gid }: { uid: number; gid: number }, file: string, text = file) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text, { mode: 0o600 })
  chownSync(path.dirname(file), uid, gid)
  chownSync(file, uid, gid)
}

const getOwner = (file: string) => lstatSync(file).uid

test.runIf(isRoot)('what a program writes to is its own, and nobody else reads it', () => {
  const { dataDir, inData } = createDataFolder()
  prepare(dataDir, apart)
  const owners = {
    ...{ outbox: apart.requests, 'releases/gateway': apart.gateway, 'releases/shell': apart.shell },
    ...{ 'compile-cache/auth': apart.auth, 'compile-cache/shared-process': apart['shared-process'] },
  }
  for (const [name, { uid }] of Object.entries(owners))
    expect.soft(statSync(inData(name)), name).toMatchObject({ uid, mode: 0o040700 })
  for (const name of ['releases', 'compile-cache'])
    expect.soft(statSync(inData(name)), name).toMatchObject({ uid: 0, mode: 0o040711 })
  expect(statSync(inData('erasures.jsonl'))).toMatchObject({
    ...{ uid: apart.requests.uid, mode: 0o100600, size: 0 },
  })
})

test.runIf(isRoot)(
  'what was one user’s is handed over with all that is in it, and back, and nothing is lost',
  () => {
    const { dataDir, inData } = createDataFolder()
    const emails = ['outbox/one.eml', 'outbox/deep/two.eml'].map(inData)
    const [list, copy, compiled] = [
      inData('erasures.jsonl'),
      inData('releases/shell/team/1/a.js'),
      inData('compile-cache/v24/a'),
    ]
    for (const file of [...emails, copy, compiled]) writeAs(nobody, file)
    for (const folder of ['outbox', 'releases/shell', 'releases', 'compile-cache'])
      chownSync(inData(folder), nobody.uid, nobody.gid)
    // As a backup that was restored leaves them.
    writeFileSync(inData('outbox/restored.eml'), '')
    writeFileSync(list, 'a line')
    chownSync(list, nobody.uid, nobody.gid)

    for (const users of [apart, share(apart['shared-process']), apart, share(nobody)]) {
      prepare(dataDir, users)
      for (const file of [...emails, list, inData('outbox/restored.eml'), inData('outbox/deep')])
        expect.soft(getOwner(file), file).toBe(users.requests.uid)
      for (const file of [copy, path.dirname(copy)]) expect.soft(getOwner(file), file).toBe(users.shell.uid)
      for (const file of [...emails, copy]) expect(readFileSync(file, 'utf8')).toBe(file)
      expect(readFileSync(list, 'utf8')).toBe('a line')
      // It was another user's.
      expect(readdirSync(inData('compile-cache')).toSorted()).toEqual([...programNames].toSorted())
    }
  },
)

test.runIf(isRoot)('nothing is handed over that a program may have put a name to', () => {
  const { dataDir, inData } = createDataFolder()
  const other = createTestFolder()
  const [secret, folder] = [path.join(other, 'secret'), path.join(other, 'folder')]
  writeFileSync(secret, '')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'inside'), '')
  writeAs(nobody, inData('outbox/one.eml'))
  symlinkSync(secret, inData('outbox/link.eml'))
  symlinkSync(folder, inData('outbox/folder'))
  linkSync(secret, inData('outbox/second-name.eml'))
  prepare(dataDir, apart)
  expect(getOwner(inData('outbox/one.eml'))).toBe(apart.requests.uid)
  for (const file of [secret, folder, path.join(folder, 'inside')]) expect.soft(getOwner(file), file).toBe(0)
})

test.runIf(isRoot)('links that the operator has made lead on, and those of a program stop the start', () => {
  const { dataDir, inData } = createDataFolder()
  const disk = createTestFolder()
  for (const name of ['outbox', 'releases']) {
    mkdirSync(path.join(disk, name))
    symlinkSync(path.join(disk, name), inData(name))
  }
  // It is made where the link leads.
  symlinkSync(path.join(disk, 'list'), inData('erasures.jsonl'))
  prepare(dataDir, apart)
  expect(getOwner(path.join(disk, 'outbox'))).toBe(apart.requests.uid)
  expect(getOwner(path.join(disk, 'list'))).toBe(apart.requests.uid)
  expect(getOwner(path.join(disk, 'releases/shell'))).toBe(apart.shell.uid)

  const secret = path.join(disk, 'secret')
  writeFileSync(secret, '')
  for (const owner of [nobody, apart.shell]) {
    const stolen = createDataFolder()
    const link = stolen.inData('erasures.jsonl')
    symlinkSync(secret, link)
    lchownSync(link, owner.uid, owner.gid)
    expect(() => prepare(stolen.dataDir, apart)).toThrow(
      `${link} is a link that one of the programs has made`,
    )
  }
  const named = createDataFolder()
  linkSync(secret, named.inData('erasures.jsonl'))
  expect(() => prepare(named.dataDir, apart)).toThrow('erasures.jsonl is no file of its own')
  expect(getOwner(secret)).toBe(0)
})

test.runIf(isRoot)('the list of erasures is that of requests, wherever it is', () => {
  const { dataDir, inData } = createDataFolder()
  prepare(dataDir, apart, { ERASURE_LIST: inData('apart/erasures.jsonl') })
  expect(getOwner(inData('apart/erasures.jsonl'))).toBe(apart.requests.uid)
  expect(getOwner(inData('apart'))).toBe(0)
})

test('programs of our user find what they need, or make it', () => {
  const { dataDir } = createDataFolder()
  prepare(dataDir, ownUser)
  expect(readdirSync(dataDir)).toEqual([])
})
