/**
 * The user of our programs: started by root they run as an unprivileged one, as PostgreSQL does, where that user can read
 * what they need. What is secret stays root's: each program gets its own through its environment.
 */

import { spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { canEnterDirectory, getServerUser, type RunAs } from '@access/service-kit/postgres'

export interface ProgramUser {
  /** What to spawn with; empty for the current user. */
  runAs: RunAs
  /** Why the programs stay root, in one sentence; nothing where they need not. */
  reason?: string
}

/** What the programs need besides the code and the data folder. */
interface Needs {
  /** That they read. */
  files?: string[]
  /** That they write to. */
  erasureList?: string
}

/** Chooses the user, once everything is built. */
export function chooseProgramUser(root: string, dataDir: string, needs: Needs = {}): ProgramUser {
  const runAs = getServerUser()
  if (runAs.uid === undefined) return { runAs }
  const obstacle = findObstacle(root, dataDir, needs, runAs)
  if (!obstacle) return { runAs }
  return {
    runAs: {},
    reason: `The programs stay root: the unprivileged user they would run as (${runAs.uid}) cannot ${obstacle}`,
  }
}

function findObstacle(
  root: string,
  dataDir: string,
  { files = [], erasureList }: Needs,
  user: RunAs,
): string | undefined {
  if (!canRead('-x', process.execPath, user)) return `run ${process.execPath}`
  const code = ['package.json', 'node_modules', '.build/services/auth/main.mjs'].map((name) =>
    path.join(root, name),
  )
  const unreadable = [...code, ...files].find((file) => !canRead('-r', file, user))
  if (unreadable) return `read ${unreadable}`
  const folders = [dataDir, ...(erasureList ? [path.dirname(erasureList)] : [])]
  const closed = folders.find((folder) => existsSync(folder) && !canEnterDirectory(folder, user))
  return closed && `enter ${closed}`
}

/** Asked of the system itself, as that user. */
const canRead = (test: '-r' | '-x', file: string, user: RunAs) =>
  spawnSync('/bin/sh', ['-c', `[ ${test} "$1" ]`, 'sh', file], { ...user, cwd: '/', stdio: 'ignore' })
    .status === 0

/** The folders that programs write to, in DATA_DIR; those of an earlier start as another user are handed over. */
export function prepareProgramFolders(dataDir: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return
  const cache = getCompileCache('', dataDir, { uid, gid })
  // Compiled code of another user's making is not run, but made again.
  if (statSync(cache, { throwIfNoEntry: false })?.uid !== uid) rmSync(cache, { recursive: true, force: true })
  for (const folder of [cache, path.join(dataDir, 'outbox'), getReleaseCopies(dataDir)]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chownSync(folder, uid, gid)
  }
}

/** Where programs keep their compiled code: beside the build, or where their own user may write. */
export const getCompileCache = (root: string, dataDir: string, { uid }: RunAs) =>
  uid === undefined ? path.join(root, '.build/compile-cache') : path.join(dataDir, 'compile-cache')

/** Where the shell and the gateway keep their copies of releases, each in a folder of its own. */
export const getReleaseCopies = (dataDir: string) => path.join(dataDir, 'releases')

/** Makes a file that programs append to theirs, empty where it is missing. */
export function handOverFile(file: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return
  mkdirSync(path.dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  chownSync(file, uid, gid)
}
