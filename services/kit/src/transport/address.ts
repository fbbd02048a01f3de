/**
 * The addresses of our processes. `unix:/folder/auth.sock:` is a socket, which a path follows. Plain
 * `http://127.0.0.1:4001` is for tests alone: another program may have taken that port, and would be told what
 * applicants write.
 */
import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type InnerTarget =
  | { kind: 'socket'; origin: string; socketPath: string; path: string }
  | { kind: 'plain'; origin: string; path: string }

const socketPattern = /^unix:(\/[^:]+):(\/.*)?$/

/** The address of a socket, to which a path is appended. */
export const formatSocketUrl = (socketPath: string) => `unix:${socketPath}:`

/** Whether this is the address of a process: a socket, or in tests plain HTTP on loopback. */
export function isInnerUrl(url: string): boolean {
  try {
    return Boolean(parseInnerUrl(url))
  } catch {
    return false
  }
}

/** Takes an address and the path that follows it apart; throws for one that is none of ours. */
export function parseInnerUrl(url: string): InnerTarget {
  const [, socketPath, path = '/'] = socketPattern.exec(url) ?? []
  // The origin of a socket has no meaning; its path is normalized as that of any URL.
  if (socketPath) return { kind: 'socket', origin: 'http://localhost', socketPath, path: normalizePath(path) }
  const { protocol, origin, hostname, pathname, search } = new URL(url)
  if (protocol !== 'http:') throw new Error(`${protocol} is no way between our processes`)
  if (process.env.NODE_ENV !== 'test' || !isLoopback(hostname))
    throw new Error('plain HTTP between our processes is for tests alone: use a socket')
  return { kind: 'plain', origin, path: `${pathname}${search}` }
}

function normalizePath(path: string): string {
  const { pathname, search } = new URL(path, 'http://localhost')
  return `${pathname}${search}`
}

const isLoopback = (hostname: string) => hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname)

/** Throws where somebody else could have put a socket, or could connect to one. */
export function assertPrivateFolder(socketPath: string): void {
  const folder = dirname(socketPath)
  if (!isOursAlone(folder) && !isPassage(folder))
    throw new Error(
      `${folder} must be a folder that only its owner, we, may enter, or one that root has made for a group to pass through`,
    )
}

function isOursAlone(folder: string): boolean {
  const { mode, uid } = statSync(folder)
  const user = process.geteuid?.()
  return (uid === user || uid === 0 || user === 0) && (mode & 0o077) === 0
}

/** Whether a socket in this folder is for a group: its owner puts it there, others of the group connect to it. */
const isForGroup = ({ mode }: Stats) => (mode & 0o077) === 0o010

/** Whose it is, is root's to say: it stands in a folder of root's where nobody else makes one, and strangers see none. */
function isPassage(folder: string): boolean {
  const parent = statSync(dirname(folder))
  return isForGroup(statSync(folder)) && parent.uid === 0 && (parent.mode & 0o027) === 0
}

/** The permissions of a socket in this folder. */
export const getSocketMode = (socketPath: string) =>
  isForGroup(statSync(dirname(socketPath))) ? 0o660 : 0o600
