import { once } from 'node:events'
import { type OutgoingHttpHeaders, request } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { type Site, simpleBundle, startSite } from '../testing/site.ts'
import { findClientAddress, isTrustedProxy, parseTrustedProxies } from './client-address.ts'

// Requests of these tests come from 127.0.0.1: with it in the list, from a proxy, and without it, from a client.
const proxyList = '127.0.0.1, 10.0.0.0/8, fd00::/8'
const forgedHeaders = '6.6.6.6'

/** A site that trusts these proxies, with a gateway that echoes the headers it received. */
const startSiteBehindProxies = (TRUSTED_PROXIES = '') => {
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES })
  return startSite({
    settings: { trustedProxies },
    gateway: (incoming, response) => response.end(JSON.stringify(incoming.headers)),
  })
}

/** What the gateway receives of a call with these headers; a list becomes a line each. */
async function getForwardedAddress(
  site: Site,
  headers: OutgoingHttpHeaders,
): Promise<Record<string, string>> {
  const call = request(`${site.url}/api/cases`, { headers }).end()
  const [answer] = await once(call, 'response')
  return JSON.parse(await text(answer))
}

/** Whose a request from this machine is, with such a header. */
const findClient = (forwardedFor: string, proxies = proxyList) =>
  findClientAddress(
    {
      headers: { 'x-forwarded-for': forwardedFor },
      socket: { remoteAddress: '127.0.0.1' } as Socket,
    },
    isTrustedProxy(parseTrustedProxies(proxies)),
  )

test.each([
  [`${forgedHeaders}, 127.0.0.1`, ''],
  ['2001:db8::1', ''],
  ['garbage', ''],
  ['10.0.0.1', '10.0.0.0/8, 192.0.2.7'],
  [`${forgedHeaders}, 192.0.2.7`, '10.0.0.0/8, 192.0.2.7'],
])(
  '%s from a peer that is no proxy of ours is ignored, also when others are named (%s)',
  (forged, proxies) => {
    expect(findClient(forged, proxies)).toBe('127.0.0.1')
  },
)

test.each([
  ['a client behind one proxy', '203.0.113.7', '203.0.113.7'],
  ['another client behind it', '198.51.100.9', '198.51.100.9'],
  ['a client behind two', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a client behind three', '203.0.113.7, fd00::3, 10.1.2.3', '203.0.113.7'],
  ['the first proxy, where all are ours', '10.0.0.5, 10.1.2.3', '10.0.0.5'],
  ['an address with a port', '203.0.113.7:52814', '203.0.113.7'],
  ['an IPv6 address with a port', '[2001:db8:1:2:3::4]:52814', '2001:db8:1:2::'],
  ['an IPv6 address in brackets', '[2001:db8:1:2:3::4]', '2001:db8:1:2::'],
  ['a proxy with a port', '203.0.113.7, 10.1.2.3:443', '203.0.113.7'],
  ['an IPv6 proxy with a port', '203.0.113.7, [fd00::3]:443', '203.0.113.7'],
  ['an IPv4-mapped client', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
  ['an IPv4-mapped proxy', '203.0.113.7, ::ffff:10.1.2.3', '203.0.113.7'],
  ['a network of IPv6', '2001:db8:1:2::1', '2001:db8:1:2::'],
  ['the same network', '2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['its own address', '2001:db8:1:2::', '2001:db8:1:2::'],
  ['its neighbour', '2001:db8:1:3::1', '2001:db8:1:3::'],
  ['a short network', '2001:db8::1', '2001:db8:0:0::'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::'],
])('the client is found: %s', (_what, forwardedFor, client) => {
  expect(findClient(forwardedFor)).toBe(client)
})

test('a proxy is found by its IPv4-mapped name too', () => {
  expect(findClient('203.0.113.7', '::ffff:127.0.0.1')).toBe('203.0.113.7')
})

test.each([
  forgedHeaders,
  `${forgedHeaders}, 10.9.9.9`,
  'garbage',
  '127.0.0.1',
  `10.0.0.1, ${forgedHeaders}`,
])('what a client wrote itself, left of what our proxies added, is ignored (%s)', (own) => {
  expect(findClient(`${own}, 203.0.113.7`)).toBe('203.0.113.7')
  expect(findClient(`${own}, 203.0.113.7, 10.1.2.3`)).toBe('203.0.113.7')
})

test.each([
  ...['unix:', 'unknown', '_hidden', 'garbage', '', ' ,', '203.0.113', '0x7f000001', '203.0.113.7/8'],
  ...['203.0.113.7:', 'a@203.0.113.7', '[203.0.113.7', '<script>', '٢٠٣.0.113.7'],
])('a proxy that names no address counts itself (%j)', (nothing) => {
  expect(findClient(nothing)).toBe('127.0.0.1')
  expect(findClient(`${forgedHeaders}, ${nothing}, 10.1.2.3`)).toBe('10.1.2.3')
})

test('several lines of the header are one list', async () => {
  const site = await startSiteBehindProxies(proxyList)
  for (const lines of [
    [forgedHeaders, '203.0.113.7', '10.1.2.3'],
    [`${forgedHeaders}, 203.0.113.7`, '10.1.2.3, 10.1.2.4'],
  ])
    expect(await getForwardedAddress(site, { 'x-forwarded-for': lines })).toMatchObject({
      'x-client-address': '203.0.113.7',
    })
})

test('of a peer that is no proxy, other headers that name a client are ignored as well', async () => {
  const site = await startSiteBehindProxies('10.0.0.0/8')
  const others = {
    'x-real-ip': forgedHeaders,
    forwarded: `for=${forgedHeaders}`,
    'x-client-address': forgedHeaders,
  }
  expect(await getForwardedAddress(site, others)).toMatchObject({ 'x-client-address': '127.0.0.1' })
})

test('proxy headers are used, never forwarded', async () => {
  const site = await startSiteBehindProxies(proxyList)
  const log = await getForwardedAddress(site, {
    host: 'evil.example',
    forwarded: `for=${forgedHeaders};host=evil.example`,
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': forgedHeaders,
    'x-client-address': forgedHeaders,
  })
  expect(log['x-client-address']).toBe('203.0.113.7')
  expect(JSON.stringify(log)).not.toMatch(/evil|6\.6\.6\.6|https/)
})

/** The address that a page gives as its own. */
async function getCanonicalUrl(site: Site, headers: OutgoingHttpHeaders): Promise<string | undefined> {
  const [answer] = await once(request(site.url, { headers }).end(), 'response')
  return /property="og:image" content="(https?:\/\/[^"/]*)/.exec(await text(answer))?.[1]
}

test('the address of a page is the one that people type, never what a client or a proxy calls us', async () => {
  const publicUrl = 'http://localhost:3000'
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: proxyList })
  for (const settings of [{ publicUrl }, { publicUrl: undefined }]) {
    const site = await startSite({ bundle: simpleBundle, settings: { trustedProxies, ...settings } })
    for (const host of ['evil.example', 'localhost:80', '192.168.1.5:3000', '127.0.0.1:3000', '[::1]']) {
      const headers = { host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
      expect(await getCanonicalUrl(site, headers), host).toBe(settings.publicUrl)
    }
  }
})

test('an unknown proxy is logged for the operator, once, without the addresses it forwards', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const sendCall = async (settings: object, forwardedFor?: string) => {
    const site = await startSite({ logStream, settings })
    for (let calls = 0; calls < 2; calls++) {
      await site.get('/livez', forwardedFor ? { headers: { 'x-forwarded-for': forwardedFor } } : {})
    }
    return lines.splice(0).filter((line) => line.includes('TRUSTED_PROXIES'))
  }
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: proxyList })
  const log = await sendCall({}, '203.0.113.7')
  expect(log).toHaveLength(1)
  expect(log[0]).not.toContain('203.0.113.7')
  expect(await sendCall({ trustedProxies }, '203.0.113.7')).toEqual([])
  expect(await sendCall({})).toEqual([])
})

test.each([
  'proxy.example.org',
  '10.0.0.0/33',
  '10.0.0.0/',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1:80',
  '10.0.0.1,,',
])('the process does not start with %j for its proxies', (TRUSTED_PROXIES) => {
  expect(() => readSettings({ TRUSTED_PROXIES })).toThrow(/^TRUSTED_PROXIES must be/)
})
