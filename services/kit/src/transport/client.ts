/** Calls to another of our processes. */
import type { IncomingHttpHeaders } from 'node:http'
import { buildConnector, fetch, Pool, type RequestInit as UndiciRequestInit } from 'undici'
import { assertPrivateFolder, type InnerTarget, parseInnerUrl } from './address.ts'

/** A pool of connections to the process at this address; its requests name paths. */
export function createInnerPool(url: string, options: Pool.Options = {}): Pool {
  const target = parseInnerUrl(url)
  return new Pool(target.origin, { ...options, connect: createConnector(target) })
}

function createConnector(target: InnerTarget): buildConnector.connector {
  if (target.kind === 'plain') return buildConnector({})
  assertPrivateFolder(target.socketPath)
  return waitForSuccessor(target.socketPath, buildConnector({ socketPath: target.socketPath }))
}

const pools = new Map<string, Pool>()

function getPool(url: string, target: InnerTarget): Pool {
  const key = target.kind === 'socket' ? target.socketPath : target.origin
  const pool = pools.get(key) ?? createInnerPool(url, { connections: 64, pipelining: 1 })
  pools.set(key, pool)
  return pool
}

/** `fetch` for an address of ours and a path, on connections that are kept. */
export async function fetchInner(url: string, init: RequestInit | UndiciRequestInit = {}): Promise<Response> {
  const target = parseInnerUrl(url)
  const response = await fetch(`${target.origin}${target.path}`, {
    // None of our programs sends anybody elsewhere.
    redirect: 'error',
    ...(init as UndiciRequestInit),
    dispatcher: getPool(url, target),
  })
  // undici's own types differ from the platform's in names alone.
  return response as unknown as Response
}

/** A response whose body has been read. */
export type InnerResponse = { status: number; statusText: string; headers: IncomingHttpHeaders; text: string }

/** The same for a body that is read as text: without web streams, which take longer than the rest of a short call. */
export async function requestInner(
  url: string,
  { method = 'GET', headers, body, signal }: InnerRequest = {},
): Promise<InnerResponse> {
  const target = parseInnerUrl(url)
  const response = await getPool(url, target).request({
    path: target.path,
    method: method as 'GET',
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
  const { statusCode, statusText, headers: received, body: stream } = response
  return { status: statusCode, statusText, headers: received, text: await stream.text() }
}

type InnerRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** Asking once more on another connection. */

/** The connection closed under a call: the process that answered on it stops, or was killed. */
const closedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/**
 * For what changes nothing, and for what has an Idempotency-Key: asks again, once, when the connection closed without an answer. However long a process that
 * stops goes on listening on its open connections, what is sent in the instant in which it closes one is lost; anything
 * else may have been done before the connection closed, and the caller decides.
 */
export async function askRepeatably<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!wasClosed(error) && !wasClosed((error as Error).cause)) throw error
    return ask()
  }
}

const wasClosed = (error: unknown) =>
  closedCodes.has((error as NodeJS.ErrnoException | undefined)?.code ?? '')

/** Of a process that was killed, or stopped for a later release, the next one listens within this on a busy machine. */
const patienceMs = 5_000
const retryMs = 25

/** Nobody listens there, or no more, before anything was sent: so that anything may be tried again. */
const absenceCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT'])

/** Since when nobody has listened at an address, for all pools of this process. */
const absences = new Map<string, number>()

/**
 * Tries again for five seconds from when nobody listens at this address: a restart fails no request, it delays some. Who
 * stays away longer is not waited for, so that what can be said without it is said at once.
 */
function waitForSuccessor(address: string, connect: buildConnector.connector): buildConnector.connector {
  return function tryToConnect(options, callback) {
    connect(options, (...[error, socket]) => {
      if (!error) {
        absences.delete(address)
        return callback(null, socket)
      }
      const isAbsent = absenceCodes.has((error as NodeJS.ErrnoException).code ?? '')
      if (!isAbsent || !isPatient(address)) return callback(error, null)
      setTimeout(tryToConnect, retryMs, options, callback)
    })
  }
}

function isPatient(address: string): boolean {
  const absentSince = absences.get(address) ?? performance.now()
  absences.set(address, absentSince)
  return performance.now() - absentSince < patienceMs
}
