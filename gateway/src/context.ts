// Who is calling: the little of a request that subgraphs are told besides the operation itself.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export interface Context {
  requestId: string
  /** The whole header, `Bearer …`; the subgraph checks the token itself. */
  authorization?: string
  clientAddress: string
  /** What the caller's program calls itself. */
  clientAgent?: string
  idempotencyKey?: string
}

const bearer = /^Bearer [\w.~+/-]{1,4096}=*$/i
const key = /^[\x21-\x7e]{1,200}$/
const agent = /^[\x20-\x7e]{1,500}/

/** True when the caller shows a token, be it valid or not. */
export function showsToken(request: IncomingMessage) {
  return bearer.test(request.headers.authorization ?? '')
}

/** True unless an Idempotency-Key was sent that cannot be one. */
export function keyIsUsable(request: IncomingMessage) {
  const sent = request.headers['idempotency-key']
  return sent === undefined || key.test(String(sent))
}

export function contextOf(request: IncomingMessage): Context {
  const idempotencyKey = request.headers['idempotency-key']
  const [clientAgent] = agent.exec(request.headers['user-agent'] ?? '') ?? []
  return {
    requestId: requestIdOf(request),
    clientAddress: clientAddressOf(request),
    ...(clientAgent && { clientAgent }),
    ...(showsToken(request) && { authorization: request.headers.authorization }),
    ...(typeof idempotencyKey === 'string' && key.test(idempotencyKey) && { idempotencyKey }),
  }
}

const requestIds = new WeakMap<IncomingMessage, string>()

/** The id the caller gave the request, or a new one: it ties the logs of all processes together. */
export function requestIdOf(request: IncomingMessage): string {
  const known = requestIds.get(request)
  if (known) return known
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  requestIds.set(request, id)
  return id
}

/** The visitor's address as the shell saw it. Only a neighbour on this machine is believed. */
function clientAddressOf(request: IncomingMessage) {
  const peer = request.socket.remoteAddress ?? ''
  const told = request.headers['x-client-address']
  return typeof told === 'string' && isIP(told) && isLoopback(peer) ? told : peer
}

function isLoopback(address: string) {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}
