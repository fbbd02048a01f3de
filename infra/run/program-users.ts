/**
 * The users of our programs. Started by root each program has one of its own, so that none can trace another or read its
 * memory and files; where the system does not have them all share PostgreSQL's, and where that one cannot read what they
 * need they stay root. What is secret stays root's: each program gets its own over its channel.
 */

import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'
import { clientGroupId, getServerUser, type RunAs } from '@access/service-kit/postgres'
import { getErasureList, type Settings } from './settings.ts'

/** The name of the process that hosts several programs. */
export const hostName = 'shared-process'

export const programNames = ['auth', 'content', 'requests', 'gateway', 'shell', hostName] as const
export type ProgramName = (typeof programNames)[number]

/**
 * What to spawn each program with, and the commands of each service; empty for the current user. Those that share a process
 * have its user.
 */
export type ProgramUsers = Record<ProgramName, RunAs>

const assignUsers = (choose: (name: ProgramName) => RunAs) =>
  Object.fromEntries(programNames.map((name) => [name, choose(name)])) as ProgramUsers

/** Whether programs may have this user, or may have had it before. */
export const isProgramUser = (uid: number) =>
  (uid >= firstUserId && uid <= lastUserId) || uid === getServerUser().uid

/** Programs run as whoever starts them. */
export const ownUser: ProgramUsers = assignUsers(() => ({}))

/** Whether only root may open the port of the website: there the shell begins as root, opens it, and gives root up. */
export const isPortPrivileged = ({ port }: Settings) => port < 1024

/** They follow the number of their common group. */
const firstUserId = clientGroupId + 1
const lastUserId = clientGroupId + programNames.length

function assignOwnUsers(settings: Settings): ProgramUsers {
  const shareProcess = settings.get('PROCESSES') === 'together'
  const isByItself = (name: ProgramName) => !shareProcess || (name === 'shell' && isPortPrivileged(settings))
  return assignUsers((name) => ({
    uid: firstUserId + programNames.indexOf(isByItself(name) ? name : hostName),
    gid: clientGroupId,
  }))
}

interface UserChoice {
  users: ProgramUsers
  /** Why programs share a user, or stay root, in one sentence; nothing where they need not. */
  reason?: string
}

/** Chooses the users, once everything is built; `files` are what programs read besides code and data. */
export function chooseProgramUsers(root: string, settings: Settings, files: string[] = []): UserChoice {
  const serverUser = getServerUser()
  if (serverUser.uid === undefined) return { users: ownUser }
  const needs = listNeeds(root, settings, files)
  const users = assignOwnUsers(settings)
  const obstacle = findObstacle(users, needs, { mustBeFree: true })
  if (!obstacle) return { users }
  const shared = assignUsers(() => serverUser)
  const sharedObstacle = findObstacle(shared, needs)
  if (!sharedObstacle)
    return {
      users: shared,
      reason: `The programs share the user of PostgreSQL (${serverUser.uid}): those of their own (${firstUserId} to ${lastUserId}) cannot ${obstacle}`,
    }
  return {
    users: ownUser,
    reason: `The programs stay root: the unprivileged user they would run as (${serverUser.uid}) cannot ${sharedObstacle}`,
  }
}

interface Needs {
  /** Of each program: verbs with their files, in turns. */
  ofAll: string[]
  ofRequests: string[]
  dataDir: string
}

function listNeeds(root: string, settings: Settings, files: string[]): Needs {
  const { dataDir } = settings
  const code = ['package.json', 'node_modules', '.build/services/auth/main.mjs']
  const readFiles = [...code.map((name) => path.join(root, name)), ...files]
  const listFolder = path.dirname(getErasureList(settings))
  return {
    ofAll: ['run', process.execPath, ...readFiles.flatMap((file) => ['read', file]), 'enter', dataDir],
    ofRequests: existsSync(listFolder) ? ['enter', listFolder] : [],
    dataDir,
  }
}

/** What one of the users cannot do, to be said behind "cannot". Somebody else's would not be ours alone (`mustBeFree`). */
function findObstacle(
  users: ProgramUsers,
  { ofAll, ofRequests, dataDir }: Needs,
  { mustBeFree = false } = {},
): string | undefined {
  const distinct = [...new Map(Object.values(users).map((user) => [user.uid, user])).values()]
  for (const user of distinct) {
    const needs = [...ofAll, ...(user.uid === users.requests.uid ? ofRequests : [])]
    const obstacle = tryOut(user, needs, mustBeFree)
    if (obstacle) return obstacle
  }
  return findOwnershipObstacle(dataDir, distinct)
}

/** Prints the first thing that the user who runs it cannot do; whoever is known by a name here is somebody else. */
const trial = `
if [ "$1" ]; then
  for name in "$(id -un)" "$(id -gn)"; do
    case $name in '' | "$1" | "$2") ;; *) printf 'be used: one of them is %s here' "$name"; exit ;; esac
  done
fi
shift 2
while [ $# -gt 0 ]; do
  case $1 in
    run) [ -x "$2" ] ;;
    read) [ -r "$2" ] ;;
    enter) (cd "$2") ;;
  esac || { printf '%s %s' "$1" "$2"; exit; }
  shift 2
done`

/** Asked of the system itself, as that user. */
function tryOut(user: RunAs, needs: string[], mustBeFree: boolean): string | undefined {
  const numbers = mustBeFree ? [`${user.uid}`, `${user.gid}`] : ['', '']
  const { error, stdout } = spawnSync('/bin/sh', ['-c', trial, 'sh', ...numbers, ...needs], {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  })
  // A user namespace does not have all numbers, and a container not the right to become another user.
  if (error) return `be used here (${(error as NodeJS.ErrnoException).code})`
  return stdout || undefined
}

/** Some file systems know no owners, or not these. */
function findOwnershipObstacle(dataDir: string, users: RunAs[]): string | undefined {
  const probe = path.join(dataDir, `.writable-${process.pid}`)
  const file = openSync(probe, 'w', 0o600)
  try {
    for (const { uid, gid } of users) fchownSync(file, uid!, gid!)
  } catch (error) {
    return `own files in ${dataDir} (${(error as NodeJS.ErrnoException).code})`
  } finally {
    closeSync(file)
    rmSync(probe)
  }
}

/** Where a program keeps its compiled code: beside the build, or in a folder that its own user alone may enter. */
export const getCompileCache = (root: string, dataDir: string, { uid }: RunAs = {}, name = '') =>
  uid === undefined ? path.join(root, '.build/compile-cache') : path.join(dataDir, 'compile-cache', name)

/** Where the shell and the gateway keep their copies of releases, each in a folder of its own. */
export const getReleaseCopies = (dataDir: string) => path.join(dataDir, 'releases')
