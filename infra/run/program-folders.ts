/**
 * What programs write to in DATA_DIR, each to its own, and the list of erasures. What an earlier start has left is handed
 * over, since programs may have had another user then. We do it as root, in folders that an unprivileged user has written
 * to: a link there may lead anywhere.
 */

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import type { RunAs } from '@access/service-kit/postgres'
import { StartupError } from './bootstrap/startup-error.mjs'
import {
  getCompileCache,
  getReleaseCopies,
  isProgramUser,
  type ProgramUsers,
  programNames,
} from './program-users.ts'
import { getErasureList, type Settings } from './settings.ts'

/** Makes them, or hands them over; to be called while no program runs. Nothing where programs have our user. */
export function prepareProgramFolders(settings: Settings, users: ProgramUsers): void {
  const { dataDir } = settings
  if (users.requests.uid === undefined) return
  handOverFolder(path.join(dataDir, 'outbox'), users.requests)
  handOverFile(getErasureList(settings), users.requests)
  const copies = openPassage(getReleaseCopies(dataDir))
  for (const name of ['gateway', 'shell'] as const) handOverFolder(path.join(copies, name), users[name])
  prepareCompileCaches(dataDir, users)
}

/** Makes a folder the user's alone, with all that is in it but links and files that have a second name elsewhere. */
function handOverFolder(folder: string, { uid, gid }: RunAs): void {
  const target = takeFolder(folder)
  const owned = ['(', '-type', 'd', '-o', '-type', 'f', '-links', '1', ')']
  const handOver = ['-exec', 'chown', '-h', `${uid}:${gid}`, '{}', '+']
  execFileSync('find', [target, '-xdev', '-mindepth', '1', ...owned, ...handOver])
  lchownSync(target, uid!, gid!)
}

/** Makes a folder root's alone, so that nobody changes what is in it meanwhile; returns where it is. */
function takeFolder(folder: string): string {
  const target = followLink(folder)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  if (!lstatSync(target).isDirectory())
    throw new StartupError(`${folder} is no folder: move it away, then start again.`)
  lchownSync(target, 0, 0)
  chmodSync(target, 0o700)
  return target
}

/** Makes a folder root's that others pass through, to folders of theirs. */
function openPassage(folder: string): string {
  const target = takeFolder(folder)
  chmodSync(target, 0o711)
  return target
}

/** Compiled code of another user's making is not run, but made again. */
function prepareCompileCaches(dataDir: string, users: ProgramUsers): void {
  const removeUnlessOf = (owner: number | undefined, folder: string) => {
    if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== owner)
      rmSync(folder, { recursive: true, force: true })
  }
  const folder = getCompileCache('', dataDir, users.auth)
  removeUnlessOf(0, folder)
  openPassage(folder)
  for (const name of programNames) {
    const cache = getCompileCache('', dataDir, users[name], name)
    removeUnlessOf(users[name].uid, cache)
    handOverFolder(cache, users[name])
  }
}

/** Makes a file that a program appends to the user's, empty where it is missing. */
export function handOverFile(file: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return
  const target = followLink(file)
  mkdirSync(path.dirname(target), { recursive: true })
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const descriptor = openSync(target, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  try {
    const stats = fstatSync(descriptor)
    // With another name somewhere else it may be anything that this one was given to.
    const isOurs = stats.isFile() && (stats.nlink === 1 || isProgramUser(stats.uid))
    if (!isOurs) throw new StartupError(`${file} is no file of its own: move it away, then start again.`)
    fchownSync(descriptor, uid, gid)
  } finally {
    closeSync(descriptor)
  }
}

/** Where a link of the operator's leads. One that a program may have made is not followed. */
function followLink(file: string): string {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats?.isSymbolicLink()) return file
  if (!isProgramUser(stats.uid)) return path.resolve(path.dirname(file), readlinkSync(file))
  throw new StartupError(`${file} is a link that one of the programs has made: remove it, then start again.`)
}
