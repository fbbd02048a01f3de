import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chooseProgramUser, getCompileCache, handOverFile, prepareProgramFolders } from './program-user.ts'
import { createTestFolder } from './testing/folders.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

/** A clone and a data folder that anybody may read. */
function createClone() {
  const folder = createTestFolder()
  chmodSync(folder, 0o755)
  const [root, dataDir] = [path.join(folder, 'clone'), path.join(folder, 'data')]
  for (const name of [dataDir, path.join(root, 'node_modules'), path.join(root, '.build/services/auth')])
    mkdirSync(name, { recursive: true, mode: 0o755 })
  for (const file of ['package.json', '.build/services/auth/main.mjs'])
    writeFileSync(path.join(root, file), '')
  return { root, dataDir }
}

test.runIf(isRoot)('started by root, programs run as the user of PostgreSQL', () => {
  const { root, dataDir } = createClone()
  expect(chooseProgramUser(root, dataDir)).toEqual({ runAs: nobody })
})

test.runIf(isRoot)('where that user cannot read what they need they stay root, and it is said why', () => {
  const { root, dataDir } = createClone()
  chmodSync(path.join(root, 'node_modules'), 0o700)
  expect(chooseProgramUser(root, dataDir)).toEqual({
    runAs: {},
    reason: `The programs stay root: the unprivileged user they would run as (65534) cannot read ${root}/node_modules`,
  })
  chmodSync(path.join(root, 'node_modules'), 0o755)
  const file = path.join(dataDir, 'judgments.csv')
  writeFileSync(file, '', { mode: 0o600 })
  expect(chooseProgramUser(root, dataDir, { files: [file] }).reason).toContain(`cannot read ${file}`)
  chmodSync(dataDir, 0o700)
  expect(chooseProgramUser(root, dataDir).reason).toContain(`cannot enter ${dataDir}`)
})

test.runIf(isRoot)('what they write to is theirs, and nobody else reads it', () => {
  const { root, dataDir } = createClone()
  prepareProgramFolders(dataDir, nobody)
  for (const folder of [path.join(dataDir, 'outbox'), getCompileCache(root, dataDir, nobody)])
    expect(statSync(folder)).toMatchObject({ uid: nobody.uid, mode: 0o040700 })
})

test.runIf(isRoot)(
  'the list of erasures is theirs, wherever it is, and a folder that they cannot enter is named',
  () => {
    const { root, dataDir } = createClone()
    const erasureList = path.join(dataDir, 'elsewhere/erasures.jsonl')
    handOverFile(erasureList, nobody)
    expect(statSync(erasureList)).toMatchObject({ uid: nobody.uid, mode: 0o100600, size: 0 })
    expect(chooseProgramUser(root, dataDir, { erasureList })).toEqual({ runAs: nobody })
    chmodSync(path.dirname(erasureList), 0o700)
    expect(chooseProgramUser(root, dataDir, { erasureList }).reason).toContain('elsewhere')
  },
)

test.runIf(!isRoot)('started by anybody else, programs run as they are', () => {
  const { root, dataDir } = createClone()
  expect(chooseProgramUser(root, dataDir)).toEqual({ runAs: {} })
})
