import { once } from 'node:events'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { buildBundle, type Site, simpleRoutes, startSite } from '../testing/site.ts'

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

/** The client of a call with this X-Forwarded-For. */
async function getClient(site: Site, forwardedFor: string | string[]): Promise<string | undefined> {
  return (await getForwardedAddress(site, { 'x-forwarded-for': forwardedFor }))['x-client-address']
}

test('unless proxies are named, a client is what the connection says, whatever the headers say', async () => {
  const site = await startSiteBehindProxies()
  for (const forgedAddress of [
    forgedHeaders,
    `${forgedHeaders}, 127.0.0.1`,
    '2001:db8::1',
    'unix:',
    'garbage',
  ]) {
    expect(await getClient(site, forgedAddress)).toBe('127.0.0.1')
  }
})

test('headers of a peer that is no proxy of ours are ignored, even when other proxies are named', async () => {
  const site = await startSiteBehindProxies('10.0.0.0/8, 192.0.2.7')
  for (const forgedAddress of [forgedHeaders, '10.0.0.1', `${forgedHeaders}, 192.0.2.7`]) {
    expect(await getClient(site, forgedAddress)).toBe('127.0.0.1')
  }
  const others = {
    'x-real-ip': forgedHeaders,
    forwarded: `for=${forgedHeaders}`,
    'x-client-address': forgedHeaders,
  }
  expect(await getForwardedAddress(site, others)).toMatchObject({ 'x-client-address': '127.0.0.1' })
})

test('behind a proxy each client counts for itself', async () => {
  const site = await startSiteBehindProxies(proxyList)
  expect(await getClient(site, '203.0.113.7')).toBe('203.0.113.7')
  expect(await getClient(site, '198.51.100.9')).toBe('198.51.100.9')
  expect(await getClient(site, '')).toBe('127.0.0.1')
})

test('behind two proxies it is the client before the first of them', async () => {
  const site = await startSiteBehindProxies(proxyList)
  expect(await getClient(site, '203.0.113.7, 10.1.2.3')).toBe('203.0.113.7')
  expect(await getClient(site, '203.0.113.7, fd00::3, 10.1.2.3')).toBe('203.0.113.7')
})

test('what a client wrote itself, left of what our proxies added, is ignored', async () => {
  const site = await startSiteBehindProxies(proxyList)
  for (const own of [
    forgedHeaders,
    `${forgedHeaders}, 10.9.9.9`,
    'garbage',
    '127.0.0.1',
    `10.0.0.1, ${forgedHeaders}`,
  ]) {
    expect(await getClient(site, `${own}, 203.0.113.7`)).toBe('203.0.113.7')
    expect(await getClient(site, `${own}, 203.0.113.7, 10.1.2.3`)).toBe('203.0.113.7')
  }
})

test('several lines of the header are one list', async () => {
  const site = await startSiteBehindProxies(proxyList)
  expect(await getClient(site, [forgedHeaders, '203.0.113.7', '10.1.2.3'])).toBe('203.0.113.7')
  expect(await getClient(site, [`${forgedHeaders}, 203.0.113.7`, '10.1.2.3, 10.1.2.4'])).toBe('203.0.113.7')
})

test('where all are proxies of ours, it is the first of them', async () => {
  const site = await startSiteBehindProxies(proxyList)
  expect(await getClient(site, '10.0.0.5, 10.1.2.3')).toBe('10.0.0.5')
})

test.each([
  ['203.0.113.7:52814', '203.0.113.7'],
  ['[2001:db8:1:2:3::4]:52814', '2001:db8:1:2::'],
  ['[2001:db8:1:2:3::4]', '2001:db8:1:2::'],
  ['203.0.113.7, 10.1.2.3:443', '203.0.113.7'],
  ['203.0.113.7, [fd00::3]:443', '203.0.113.7'],
])('a port behind an address does not matter (%s)', async (forwardedFor, client) => {
  expect(await getClient(await startSiteBehindProxies(proxyList), forwardedFor)).toBe(client)
})

test.each([
  'unix:',
  'unknown',
  '_hidden',
  'garbage',
  '',
  ' ,',
  '203.0.113',
  '0x7f000001',
  '203.0.113.7/8',
  '203.0.113.7:',
  'a@203.0.113.7',
  '[203.0.113.7',
  '<script>',
  '٢٠٣.0.113.7',
])('a proxy that names no address counts itself (%j)', async (nothing) => {
  const site = await startSiteBehindProxies(proxyList)
  const line = Buffer.from(nothing).toString('latin1')
  expect(await getClient(site, line)).toBe('127.0.0.1')
  expect(await getClient(site, `${forgedHeaders}, ${line}, 10.1.2.3`)).toBe('10.1.2.3')
})

test('one network of IPv6 is one client, and its neighbour another', async () => {
  const site = await startSiteBehindProxies(proxyList)
  const network = '2001:db8:1:2::'
  for (const address of ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::']) {
    expect(await getClient(site, address)).toBe(network)
  }
  expect(await getClient(site, '2001:db8:1:3::1')).toBe('2001:db8:1:3::')
  expect(await getClient(site, '2001:db8::1')).toBe('2001:db8:0:0::')
  expect(await getClient(site, 'fe80::1%eth0')).toBe('fe80:0:0:0::')
})

test('an IPv4-mapped IPv6 address is IPv4, as a client and as a proxy', async () => {
  const site = await startSiteBehindProxies(proxyList)
  expect(await getClient(site, '::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(await getClient(site, '::FFFF:cb00:7107')).toBe('203.0.113.7')
  expect(await getClient(site, '203.0.113.7, ::ffff:10.1.2.3')).toBe('203.0.113.7')
  expect(await getClient(await startSiteBehindProxies('::ffff:127.0.0.1'), '203.0.113.7')).toBe('203.0.113.7')
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
  for (const host of ['evil.example', 'localhost:80', '192.168.1.5:3000', '127.0.0.1:3000', '[::1]']) {
    const headers = { host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const getAddress = async (settings: object) => {
      const site = await startSite({ settings: { trustedProxies, ...settings } })
      site.release('mfe_public', 'one', buildBundle(simpleRoutes))
      return getCanonicalUrl(site, headers)
    }
    expect(await getAddress({ publicUrl }), host).toBe(publicUrl)
    expect(await getAddress({ publicUrl: undefined }), host).toBeUndefined()
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
