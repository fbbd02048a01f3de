/**
 * What programs write to in DATA_DIR, each to its own, and the list of erasures. What an earlier start has left is handed
 * over to whoever has it now: programs may have had another user then, or shared one.
 *
 * We do it as root, in folders that an unprivileged user has written to: a link there may lead anywhere, and what is a
 * file now may be a link in a moment.
 */

import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
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

/** Makes a folder the user's alone, with all that is in it. A file that has another name somewhere else stays as it is. */
function handOverFolder(folder: string, user: RunAs): void {
  const { uid, gid } = user
  if (uid === undefined || gid === undefined) return
  const target = followLink(folder)
  if (isHandedOver(target, uid)) return
  takeFolder(target)
  for (const entry of readdirSync(target, { withFileTypes: true })) {
    const file = path.join(target, entry.name)
    if (entry.isDirectory()) handOverFolder(file, user)
    else if (entry.isFile() && lstatSync(file).nlink === 1) lchownSync(file, uid, gid)
  }
  lchownSync(target, uid, gid)
}

function isHandedOver(folder: string, uid: number): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== uid) return false
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .every((entry) => lstatSync(path.join(entry.parentPath, entry.name)).uid === uid)
}

/** Makes a folder root's alone. From here on nobody changes what is in it, not even by a descriptor of before. */
function takeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  lchownSync(folder, 0, 0)
  if (!lstatSync(folder).isDirectory())
    throw new StartupError(`${folder} is no folder: move it away, then start again.`)
  chmodSync(folder, 0o700)
}

/** Makes a folder root's that others pass through, to folders of theirs. */
function openPassage(folder: string): string {
  const target = followLink(folder)
  takeFolder(target)
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
  if (isProgramUser(stats.uid))
    throw new StartupError(
      `${file} is a link that one of the programs has made: remove it, then start again.`,
    )
  return existsSync(file) ? realpathSync(file) : path.resolve(path.dirname(file), readlinkSync(file))
}
