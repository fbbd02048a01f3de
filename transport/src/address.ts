/**
 * The addresses of our processes. `unix:/folder/auth.sock:` is a socket, `https://host:4001` TLS with certificates on
 * both sides; a path follows either. Plain `http://127.0.0.1:4001` is for tests alone: another program may have taken
 * that port, and would be told what applicants write.
 */
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export type InnerTarget =
  | { kind: 'socket'; origin: string; socketPath: string; path: string }
  | { kind: 'tls' | 'plain'; origin: string; path: string }

const socketPattern = /^unix:(\/[^:]+):(\/.*)?$/

/** The address of a socket, to which a path is appended. */
export const formatSocketUrl = (socketPath: string) => `unix:${socketPath}:`

/** Whether this is the address of a process: a socket, TLS, or in tests plain HTTP on loopback. */
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
  const target = { origin, path: `${pathname}${search}` }
  if (protocol === 'https:') return { kind: 'tls', ...target }
  if (protocol !== 'http:') throw new Error(`${protocol} is no way between our processes`)
  if (process.env.NODE_ENV !== 'test' || !isLoopback(hostname))
    throw new Error('plain HTTP between our processes is for tests alone: use a socket or https')
  return { kind: 'plain', ...target }
}

function normalizePath(path: string): string {
  const { pathname, search } = new URL(path, 'http://localhost')
  return `${pathname}${search}`
}

const isLoopback = (hostname: string) => hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname)

/** Throws where somebody else could have put a socket, or could connect to one: a folder that is not ours alone. */
export function assertPrivateFolder(socketPath: string): void {
  const folder = dirname(socketPath)
  const { mode, uid } = statSync(folder)
  const user = process.geteuid?.()
  const isOurs = uid === user || uid === 0 || user === 0
  if (!isOurs || mode & 0o077)
    throw new Error(`${folder} must be a folder that only its owner, we, may enter`)
}
