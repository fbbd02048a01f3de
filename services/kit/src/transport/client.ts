/** Calls to another of our processes. */
import type { IncomingHttpHeaders } from 'node:http'
import { buildConnector, fetch, Pool, type RequestInit as UndiciRequestInit } from 'undici'
import { assertPrivateFolder, type InnerTarget, parseInnerUrl } from './address.ts'
import { readCertificates } from './certificates.ts'
import { waitForSuccessor } from './wait-for-successor.ts'

/** A pool of connections to the process at this address; its requests name paths. */
export function createInnerPool(url: string, options: Pool.Options = {}): Pool {
  const target = parseInnerUrl(url)
  return new Pool(target.origin, { ...options, connect: createConnector(target) })
}

function createConnector(target: InnerTarget): buildConnector.connector {
  if (target.kind === 'plain') return buildConnector({})
  if (target.kind === 'socket') {
    assertPrivateFolder(target.socketPath)
    return waitForSuccessor(target.socketPath, buildConnector({ socketPath: target.socketPath }))
  }
  // Only who holds a certificate of our own authority is told anything, and only at the address that it is made out for.
  const tls = buildConnector({ ...readCertificates(), minVersion: 'TLSv1.3' })
  return waitForSuccessor(target.origin, tls)
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
