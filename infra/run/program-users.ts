/**
 * The users of our programs. Started by root each program has one of its own, so that none can trace another or read its
 * memory and files; where that is impossible they stay root, and the start says why. What is secret stays root's: each
 * program gets its own over its channel.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { clientGroupId, getServerUser, type RunAs } from '@access/service-kit/postgres'
import { getErasureList, type Settings } from './settings.ts'

/** The name of the process that hosts several programs. */
export const hostName = 'shared-process'

export const programNames = ['auth', 'content', 'requests', 'gateway', 'shell', hostName] as const
export type ProgramName = (typeof programNames)[number]

/** What to spawn each program with, and the commands of each service; empty for the current user. */
export type ProgramUsers = Record<ProgramName, RunAs>

const assignUsers = (choose: (name: ProgramName) => RunAs) =>
  Object.fromEntries(programNames.map((name) => [name, choose(name)])) as ProgramUsers

/** Programs run as the person who starts them. */
export const ownUser: ProgramUsers = assignUsers(() => ({}))

// They follow the number of their common group.
const firstUserId = clientGroupId + 1
const lastUserId = clientGroupId + programNames.length

/** Whether programs may have this user, or may have had it before. */
export const isProgramUser = (uid: number) =>
  (uid >= firstUserId && uid <= lastUserId) || uid === getServerUser().uid

/** Whether only root may open the port of the website: there the shell begins as root, opens it, and gives root up. */
export const isPortPrivileged = ({ port }: Settings) => port < 1024

/** Those that share a process have its user. */
function assignOwnUsers(settings: Settings): ProgramUsers {
  const shareProcess = settings.get('PROCESSES') === 'together'
  const isByItself = (name: ProgramName) => !shareProcess || (name === 'shell' && isPortPrivileged(settings))
  return assignUsers((name) => ({
    uid: firstUserId + programNames.indexOf(isByItself(name) ? name : hostName),
    gid: clientGroupId,
  }))
}

/** Chooses the users, once everything is built; `files` are what programs read besides code and data. */
export function chooseProgramUsers(
  root: string,
  settings: Settings,
  files: string[] = [],
): { users: ProgramUsers; reason?: string } {
  if (process.getuid?.() !== 0) return { users: ownUser }
  const users = assignOwnUsers(settings)
  const obstacle = findObstacle(users.requests, root, settings, files)
  if (!obstacle) return { users }
  const reason = `The programs stay root: the users that they would have (${firstUserId} to ${lastUserId}) cannot ${obstacle}`
  return { users: ownUser, reason }
}

/** Prints the first thing that the user who runs it cannot do; a user with a name is somebody else. */
const trial = `
number=$1
while [ "$number" -le "$2" ]; do
  name=$(id -un "$number" 2>/dev/null) && { printf 'be used: one of them is %s here' "$name"; exit; }
  number=$((number + 1))
done
shift 2
while [ $# -gt 0 ]; do
  case $1 in
    run) [ -x "$2" ] ;;
    read) [ -r "$2" ] ;;
    enter) (cd "$2") ;;
  esac || { printf '%s %s' "$1" "$2"; exit; }
  shift 2
done`

/** What one of the users cannot do, asked of the system itself; all of them have the same rights. */
function findObstacle(user: RunAs, root: string, settings: Settings, files: string[]): string | undefined {
  const code = ['package.json', 'node_modules', '.build/services/auth/main.mjs']
  const readFiles = [...code.map((name) => path.join(root, name)), ...files]
  const folders = [settings.dataDir, path.dirname(getErasureList(settings))].filter((each) =>
    existsSync(each),
  )
  const needs = [
    ...['run', process.execPath],
    ...readFiles.flatMap((file) => ['read', file]),
    ...folders.flatMap((folder) => ['enter', folder]),
  ]
  const args = ['-c', trial, 'sh', `${firstUserId}`, `${lastUserId}`, ...needs]
  const { error, stdout } = spawnSync('/bin/sh', args, {
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

/** Where a program keeps its compiled code: beside the build, or in a folder that its own user alone may enter. */
export const getCompileCache = (root: string, dataDir: string, { uid }: RunAs = {}, name = '') =>
  uid === undefined ? path.join(root, '.build/compile-cache') : path.join(dataDir, 'compile-cache', name)

/** Where the shell and the gateway keep their copies of releases, each in a folder of its own. */
export const getReleaseCopies = (dataDir: string) => path.join(dataDir, 'releases')
