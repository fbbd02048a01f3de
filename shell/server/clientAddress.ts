/**
 * Whose request it is, for the limits: the peer of the connection or, behind proxies of ours, the rightmost address of
 * X-Forwarded-For that is none of them. What stands left of it was written by somebody whom nobody knows.
 */
import { BlockList, isIP, SocketAddress } from 'node:net'
import type { Express, Request, RequestHandler } from 'express'
import type { Logger } from 'pino'

/** The proxies in a list of addresses and networks with commas between them; throws at what is neither. */
export function proxiesIn(list: string): BlockList {
  const proxies = new BlockList()
  for (const entry of list ? list.split(',') : []) {
    const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(entry.trim()) ?? []
    const widest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
    // Everybody (/0) is refused too: whoever trusts everybody believes what any client says of itself.
    if (!widest || Number(bits ?? widest) > widest) {
      throw new Error(
        `TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8, not ${entry.trim()}`,
      )
    }
    proxies.addSubnet(address, Number(bits ?? widest), familyOf(address))
  }
  return proxies
}

/** Lets the application know its proxies: `addressOf` asks it, and so does Express for `request.secure`. */
export function trustProxies(app: Express, proxies: BlockList): void {
  const isProxy: IsProxy = (address = '') => isIP(address) > 0 && proxies.check(address, familyOf(address))
  app.set('trust proxy', isProxy)
}

type IsProxy = (address: string | undefined) => boolean

/** The client's address, of IPv6 the network that one subscriber has (/64); '' when the connection is gone. */
export function addressOf({ app, headers, socket }: Request): string {
  const isProxy = app.get('trust proxy fn') as IsProxy
  // Several lines of the header have been joined by commas.
  const before = String(headers['x-forwarded-for'] ?? '').split(',')
  let client = addressIn(socket.remoteAddress ?? '')
  while (isProxy(client) && before.length > 0) {
    const next = addressIn(before.pop()!)
    // 'unknown', 'unix:', garbage: further than the proxy that says so nobody knows.
    if (!next) break
    client = next
  }
  return networkOf(client ?? '')
}

/** Says once in the log that a proxy seems to stand before us of which we were not told. */
export function unknownProxyWarning(log: Logger): RequestHandler {
  let isSaid = false
  return ({ app, headers, socket }, _response, next) => {
    const { remoteAddress: peer = '' } = socket
    const isProxy = app.get('trust proxy fn') as IsProxy
    if (!isSaid && headers['x-forwarded-for'] && isNear(peer) && !isProxy(peer)) {
      isSaid = true
      log.warn(
        { peer },
        'a proxy seems to stand before us that TRUSTED_PROXIES does not name: all who come through it count as one client',
      )
    }
    next()
  }
}

// Strangers, who may claim what they like, do not come from these.
const near = proxiesIn('127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7, fe80::/10')
const isNear = (peer: string) => isIP(peer) > 0 && near.check(peer, familyOf(peer))

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** The address in `address`, `address:port` or `[address]:port`, in its one way of writing; undefined when there is none. */
function addressIn(text: string): string | undefined {
  const [, bracketed, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(text.trim()) ?? []
  const address = (bracketed ?? beforePort ?? text.trim()).replace(/%.*$/, '')
  if (!isIP(address)) return undefined
  const written = new SocketAddress({ address, family: familyOf(address) }).address
  // IPv4 in the clothes of IPv6, as a socket that listens to both gives it.
  return written.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/** IPv4 as it is, IPv6 by its first four groups: whoever has one address of a /64 has all of them. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::`
}
