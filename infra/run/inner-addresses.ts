/** Where our processes listen for each other: sockets in folders that only they may enter. */

import { createHash } from 'node:crypto'
import { chmodSync, lchownSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { canEnterDirectory, type RunAs } from '@access/service-kit/postgres'
import { formatSocketUrl } from '@access/service-kit/transport'
import type { ProgramUsers } from './program-users.ts'
import type { ServiceName } from './secrets.ts'

const names = ['auth', 'content', 'requests', 'gateway'] as const

/** The address of each process that others call. */
export type InnerAddresses = Record<ServiceName | 'gateway', string>

/** The addresses for this start; the folders of the sockets are made, for the users of the programs. */
export function assignAddresses(dataDir: string, users: ProgramUsers): InnerAddresses {
  const folder = chooseSocketFolder(dataDir, users)
  createSocketFolders(folder, users)
  const entries = names.map((name) => [name, formatSocketUrl(path.join(folder, name, socketName))])
  return Object.fromEntries(entries)
}

const socketName = 'sock'

/** A socket's path may have about 100 characters; while it is bound it has the process number behind it. */
const maxSocketPathLength = 100
const longestSocketName = `/requests/${socketName}.4194304`

function chooseSocketFolder(dataDir: string, users: ProgramUsers): string {
  const preferred = path.join(dataDir, 'sockets')
  const fits = preferred.length + longestSocketName.length <= maxSocketPathLength && !preferred.includes(':')
  if (fits && canEnterDirectory(dataDir, users.gateway)) return preferred
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return path.join('/tmp', `access-${process.getuid?.() ?? 0}-${key}-sockets`)
}

/**
 * Makes them anew: what an earlier start has left may be another user's. In each only one process may put a socket, so that
 * none takes another's place while that one is down. Where they have users of their own, their group passes through.
 */
function createSocketFolders(folder: string, users: ProgramUsers): void {
  rmSync(folder, { recursive: true, force: true })
  // Fails where somebody has made it meanwhile: in /tmp everybody may.
  mkdirSync(folder, { mode: 0o700 })
  for (const name of names) {
    mkdirSync(path.join(folder, name), { mode: 0o700 })
    letGroupPass(path.join(folder, name), users[name])
  }
  const { gid } = users.gateway
  if (gid !== undefined) letGroupPass(folder, { uid: 0, gid })
}

function letGroupPass(folder: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return
  lchownSync(folder, uid, gid)
  chmodSync(folder, 0o710)
}
