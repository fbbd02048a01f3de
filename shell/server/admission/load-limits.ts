/**
 * How much one client, and all together, may have under way: requests, bodies and what of them is in memory. Behind a
 * proxy the connections are the proxy's, so requests are counted, not connections.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { createFairPool, type PoolLimits } from '@access/service-kit/transport'

export type LoadLimits = {
  /** Requests that are not answered yet. */
  requests: PoolLimits
  /** Requests whose body has not arrived yet. */
  bodies: PoolLimits
  /** The bytes of bodies that are no files, which are whole in memory until they are answered. */
  buffered: PoolLimits
}

const megabyte = 2 ** 20

/** One client may be an office behind one address. */
export const defaultLoadLimits: LoadLimits = {
  requests: { perSender: 200, inAll: 2_000 },
  bodies: { perSender: 100, inAll: 1_000 },
  buffered: { perSender: 16 * megabyte, inAll: 64 * megabyte },
}

export type Reserved =
  | { isReserved: true; bodyArrived(): void; release(): void }
  /** Whether this client has too much under way, or all together have. */
  | { isReserved: false; reason: 'sender' | 'all' }

/** Counts what is under way in this process. */
export function createLoadCounter(limits: LoadLimits) {
  const pools = {
    bodies: createFairPool(limits.bodies),
    requests: createFairPool(limits.requests),
    buffered: createFairPool(limits.buffered),
  }

  return function reserve(client: string, headers: IncomingHttpHeaders): Reserved {
    const bytes = getDeclaredBytes(headers)
    const amounts = {
      bodies: bytes > 0 ? 1 : 0,
      requests: 1,
      buffered: isMultipart(headers) ? 0 : Math.min(bytes, maxBufferedBytes),
    }
    const releases = new Map<string, () => void>()
    const release = () => releases.forEach((end) => void end())
    for (const kind of ['bodies', 'requests', 'buffered'] as const) {
      if (amounts[kind] === 0) continue
      const reservation = pools[kind].reserve(client, amounts[kind])
      if (!reservation.isReserved) {
        release()
        return reservation
      }
      releases.set(kind, reservation.release)
    }
    return { isReserved: true, bodyArrived: () => releases.get('bodies')?.(), release }
  }
}

/** What administrators send at most, beside files: more is not read. The gateway takes less from visitors. */
export const maxBufferedBytes = megabyte + 64 * 1024

/** The bytes of the body; without a declared length, as many as a body without files may have; 0 for a request without one. */
export function getDeclaredBytes(headers: IncomingHttpHeaders): number {
  if (headers['transfer-encoding'] !== undefined) return megabyte
  return Math.max(Number(headers['content-length'] ?? 0) || 0, 0)
}

/** Whether the body has files, which are sent on while they are read. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false
