/**
 * Whose request it is, for the limits: the peer of the connection or, behind proxies of ours, the rightmost address of
 * X-Forwarded-For that is none of them. What is left of it can be forged.
 */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'
import type { Express, Request, RequestHandler } from 'express'
import type { Logger } from 'pino'

/** The proxies in a list of addresses and networks with commas between them; throws at what is neither. */
export function parseTrustedProxies(list: string): BlockList {
  const proxies = new BlockList()
  for (const entry of list ? list.split(',') : []) {
    const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(entry.trim()) ?? []
    const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
    // Everybody (/0) is rejected too: that would trust what any client claims.
    if (!maxBits || Number(bits ?? maxBits) > maxBits) {
      throw new Error(
        `TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8, not ${entry.trim()}`,
      )
    }
    proxies.addSubnet(address, Number(bits ?? maxBits), getAddressFamily(address))
  }
  return proxies
}

/** Tells Express its trusted proxies, for `getClientAddress`. */
export function trustProxies(app: Express, proxies: BlockList): void {
  app.set('trust proxy', isTrustedProxy(proxies))
}

/** Whether an address is that of a trusted proxy. */
export const isTrustedProxy =
  (proxies: BlockList): IsProxy =>
  (address = '') =>
    isIP(address) > 0 && proxies.check(address, getAddressFamily(address))

type IsProxy = (address: string | undefined) => boolean

/** The client's address, of IPv6 the network that one subscriber has (/64); '' when the connection is gone. */
export const getClientAddress = (request: Request): string =>
  findClientAddress(request, request.app.get('trust proxy fn') as IsProxy)

/** The same before Express has the request. */
export function findClientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxy: IsProxy,
): string {
  // Several lines of the header have been joined by commas.
  const forwardedFor = String(headers['x-forwarded-for'] ?? '').split(',')
  let client = parseAddress(socket.remoteAddress ?? '')
  while (isProxy(client) && forwardedFor.length > 0) {
    const next = parseAddress(forwardedFor.pop()!)
    // 'unknown', 'unix:', garbage: nothing is known beyond the proxy that says so.
    if (!next) break
    client = next
  }
  return getNetworkPrefix(client ?? '')
}

/** Logs once that there seems to be a proxy in front of us that is not in TRUSTED_PROXIES. */
export function createUnknownProxyWarning(log: Logger): RequestHandler {
  let hasWarned = false
  return ({ app, headers, socket }, _response, next) => {
    const { remoteAddress: peer = '' } = socket
    const isProxy = app.get('trust proxy fn') as IsProxy
    if (!hasWarned && headers['x-forwarded-for'] && isPrivateAddress(peer) && !isProxy(peer)) {
      hasWarned = true
      log.warn(
        { peer },
        'there seems to be a proxy that TRUSTED_PROXIES does not name: all its clients count as one',
      )
    }
    next()
  }
}

/** Whether a peer may have as many connections as it likes: a trusted proxy, or one of this machine that was not named. */
export const createProxyCheck = (proxies: BlockList): IsProxy => {
  const isProxy = isTrustedProxy(proxies)
  return (address) => isProxy(address) || isLoopback(address)
}

const isLoopback = isTrustedProxy(parseTrustedProxies('127.0.0.0/8, ::1, ::ffff:127.0.0.0/104'))

// Clients from the internet do not come from these.
const privateNetworks = parseTrustedProxies(
  '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7, fe80::/10',
)
const isPrivateAddress = (peer: string) =>
  isIP(peer) > 0 && privateNetworks.check(peer, getAddressFamily(peer))

function getAddressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** The address in `address`, `address:port` or `[address]:port`, in canonical form; undefined when there is none. */
function parseAddress(text: string): string | undefined {
  const [, bracketed, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(text.trim()) ?? []
  const address = (bracketed ?? beforePort ?? text.trim()).replace(/%.*$/, '')
  const version = isIP(address)
  if (!version) return undefined
  // There is one way to write it.
  if (version === 4) return address
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  // An IPv4-mapped IPv6 address, as a dual-stack socket returns it.
  return canonical.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/** IPv4 as it is, IPv6 by its first four groups, since one subscriber has a whole /64. */
function getNetworkPrefix(address: string): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::`
}
