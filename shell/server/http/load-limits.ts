/**
 * How much one client, and all together, may have under way: requests, bodies and their bytes. Behind a proxy the
 * connections are the proxy's, so requests are counted, not connections.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Request } from 'express'
import { getClientAddress } from './client-address.ts'

export type LoadLimits = {
  /** Requests that are not answered yet. */
  requests: { perClient: number; inAll: number }
  /** Requests whose body has not arrived yet. */
  bodies: { perClient: number; inAll: number }
  /** The bytes of those bodies, as their senders declare them. */
  bytes: { perClient: number; inAll: number }
  /** The bytes of bodies that are no files, which are whole in memory until they are answered. */
  buffered: { perClient: number; inAll: number }
}

const megabyte = 2 ** 20

/** One client may be an office behind one address; its bytes are two forms with all their documents, or two imports. */
export const defaultLoadLimits: LoadLimits = {
  requests: { perClient: 200, inAll: 2_000 },
  bodies: { perClient: 100, inAll: 1_000 },
  bytes: { perClient: 128 * megabyte, inAll: 1024 * megabyte },
  buffered: { perClient: 16 * megabyte, inAll: 64 * megabyte },
}

/** Where clients are not told apart, as in tests and benchmarks. */
export const withoutClientLimits = (limits: LoadLimits): LoadLimits => {
  const inAll = (kind: keyof LoadLimits) => ({ ...limits[kind], perClient: Number.POSITIVE_INFINITY })
  return {
    requests: inAll('requests'),
    bodies: inAll('bodies'),
    bytes: inAll('bytes'),
    buffered: inAll('buffered'),
  }
}

type Load = Record<keyof LoadLimits, number>

export type Admission =
  | { isAdmitted: true; bodyArrived(): void; release(): void }
  /** Whether this client has too much under way, or all together have. */
  | { isAdmitted: false; reason: 'client' | 'all' }

/** Counts what is under way in this process. */
export function createLoadCounter(limits: LoadLimits) {
  const all = { ...noLoad }
  const clients = new Map<string, Load>()

  function change(client: string, load: Load, sign: 1 | -1) {
    const counted = clients.get(client) ?? { ...noLoad }
    for (const kind of kinds) {
      counted[kind] += sign * load[kind]
      all[kind] += sign * load[kind]
    }
    if (counted.requests > 0) clients.set(client, counted)
    else clients.delete(client)
  }

  return function admit(request: Request): Admission {
    const client = getClientAddress(request)
    const bytes = getDeclaredBytes(request.headers)
    const buffered = isMultipart(request.headers) ? 0 : Math.min(bytes, maxBufferedBytes)
    const load = { requests: 1, bodies: bytes > 0 ? 1 : 0, bytes, buffered }
    const counted = clients.get(client)
    const exceeds = (current: Load | undefined, scope: 'perClient' | 'inAll') =>
      kinds.some((kind) => load[kind] > 0 && (current?.[kind] ?? 0) + load[kind] > limits[kind][scope])
    if (exceeds(counted, 'perClient')) return { isAdmitted: false, reason: 'client' }
    if (exceeds(all, 'inAll')) return { isAdmitted: false, reason: 'all' }

    change(client, load, 1)
    const body = { ...noLoad, bodies: load.bodies, bytes }
    let hasBody = bytes > 0
    let isReleased = false
    const bodyArrived = () => {
      if (hasBody) change(client, body, -1)
      hasBody = false
    }
    return {
      isAdmitted: true,
      bodyArrived,
      release() {
        bodyArrived()
        if (!isReleased) change(client, { ...noLoad, requests: 1, buffered }, -1)
        isReleased = true
      },
    }
  }
}

const kinds = ['requests', 'bodies', 'bytes', 'buffered'] as const

const noLoad: Load = { requests: 0, bodies: 0, bytes: 0, buffered: 0 }

/** What administrators send at most, beside files: more is not read. The gateway takes less from visitors. */
export const maxBufferedBytes = megabyte + 64 * 1024

/** A body without a length counts as what a body without files may have. */
const undeclaredBytes = megabyte

/** The bytes of the body; 0 for a request without one. */
export function getDeclaredBytes(headers: IncomingHttpHeaders): number {
  if (headers['transfer-encoding'] !== undefined) return undeclaredBytes
  return Math.max(Number(headers['content-length'] ?? 0) || 0, 0)
}

/** Whether the body has files, which are sent on while they are read. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false
