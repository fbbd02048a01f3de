/**
 * How much one client, and all together, may have under way: requests, bodies and their bytes. Behind a proxy the
 * connections are the proxy's, so requests are counted, not connections.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { createFairPool, type PoolLimits } from '@access/service-kit/transport'
import type { Request } from 'express'
import { getClientAddress } from './client-address.ts'

export type LoadLimits = {
  /** Requests that are not answered yet. */
  requests: PoolLimits
  /** Requests whose body has not arrived yet. */
  bodies: PoolLimits
  /** The bytes of those bodies, as their senders declare them. */
  bytes: PoolLimits
  /** The bytes of bodies that are no files, which are whole in memory until they are answered. */
  buffered: PoolLimits
}

const megabyte = 2 ** 20

/** One client may be an office behind one address; its bytes are two forms with all their documents, or two imports. */
export const defaultLoadLimits: LoadLimits = {
  requests: { perSender: 200, inAll: 2_000 },
  bodies: { perSender: 100, inAll: 1_000 },
  bytes: { perSender: 128 * megabyte, inAll: 1024 * megabyte },
  buffered: { perSender: 16 * megabyte, inAll: 64 * megabyte },
}

/** Where clients are not told apart, as in tests and benchmarks. */
export const withoutClientLimits = (limits: LoadLimits): LoadLimits => {
  const inAll = (kind: keyof LoadLimits) => ({ ...limits[kind], perSender: Number.POSITIVE_INFINITY })
  return {
    requests: inAll('requests'),
    bodies: inAll('bodies'),
    bytes: inAll('bytes'),
    buffered: inAll('buffered'),
  }
}

export type Admission =
  | { isAdmitted: true; bodyArrived(): void; release(): void }
  /** Whether this client has too much under way, or all together have. */
  | { isAdmitted: false; reason: 'sender' | 'all' }

/** Counts what is under way in this process. */
export function createLoadCounter(limits: LoadLimits) {
  const pools = {
    requests: createFairPool(limits.requests),
    bodies: createFairPool(limits.bodies),
    bytes: createFairPool(limits.bytes),
    buffered: createFairPool(limits.buffered),
  }

  return function admit(request: Request): Admission {
    const client = getClientAddress(request)
    const bytes = getDeclaredBytes(request.headers)
    const buffered = isMultipart(request.headers) ? 0 : Math.min(bytes, maxBufferedBytes)
    const amounts = { requests: 1, bodies: bytes > 0 ? 1 : 0, bytes, buffered }
    const untilAnswered: (() => void)[] = []
    const untilArrived: (() => void)[] = []
    const bodyArrived = () => untilArrived.forEach((end) => void end())
    const release = () => [...untilArrived, ...untilAnswered].forEach((end) => void end())
    for (const kind of kinds) {
      if (amounts[kind] === 0) continue
      const reservation = pools[kind].reserve(client, amounts[kind])
      if (!reservation.isReserved) {
        release()
        return { isAdmitted: false, reason: reservation.reason }
      }
      const isOfBody = kind === 'bodies' || kind === 'bytes'
      ;(isOfBody ? untilArrived : untilAnswered).push(reservation.release)
    }
    return { isAdmitted: true, bodyArrived, release }
  }
}

const kinds = ['requests', 'bodies', 'bytes', 'buffered'] as const

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
