// @vitest-environment node
import { once } from 'node:events'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { aSite, bundleOf, type Site, simpleRoutes } from './testing/site.ts'

// What asks in these tests comes from 127.0.0.1: with it in the list, a proxy does, and without it, a client.
const ourProxies = '127.0.0.1, 10.0.0.0/8, fd00::/8'
const forged = '6.6.6.6'

/** A site that trusts these proxies, before a gateway that answers with what it was told. */
const aSiteBehind = (TRUSTED_PROXIES = '') => {
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES })
  return aSite({
    settings: { trustedProxies },
    gateway: (incoming, response) => response.end(JSON.stringify(incoming.headers)),
  })
}

/** What the gateway is told of a call with these headers; a list makes a line of each. */
async function toldToGateway(site: Site, headers: OutgoingHttpHeaders): Promise<Record<string, string>> {
  const call = request(`${site.url}/api/cases`, { headers }).end()
  const [answer] = await once(call, 'response')
  return JSON.parse(await text(answer))
}

/** For whom a call with this X-Forwarded-For counts. */
async function clientOf(site: Site, forwardedFor: string | string[]): Promise<string | undefined> {
  return (await toldToGateway(site, { 'x-forwarded-for': forwardedFor }))['x-client-address']
}

test('unless proxies are named, a client is what the connection says, whatever the headers say', async () => {
  const site = await aSiteBehind()
  for (const claimed of [forged, `${forged}, 127.0.0.1`, '2001:db8::1', 'unix:', 'garbage']) {
    expect(await clientOf(site, claimed)).toBe('127.0.0.1')
  }
})

test('headers of a peer that is no proxy of ours are not believed, even when other proxies are named', async () => {
  const site = await aSiteBehind('10.0.0.0/8, 192.0.2.7')
  for (const claimed of [forged, '10.0.0.1', `${forged}, 192.0.2.7`]) {
    expect(await clientOf(site, claimed)).toBe('127.0.0.1')
  }
  const others = { 'x-real-ip': forged, forwarded: `for=${forged}`, 'x-client-address': forged }
  expect(await toldToGateway(site, others)).toMatchObject({ 'x-client-address': '127.0.0.1' })
})

test('behind a proxy each client counts for itself', async () => {
  const site = await aSiteBehind(ourProxies)
  expect(await clientOf(site, '203.0.113.7')).toBe('203.0.113.7')
  expect(await clientOf(site, '198.51.100.9')).toBe('198.51.100.9')
  expect(await clientOf(site, '')).toBe('127.0.0.1')
})

test('behind two proxies it is the client before the first of them', async () => {
  const site = await aSiteBehind(ourProxies)
  expect(await clientOf(site, '203.0.113.7, 10.1.2.3')).toBe('203.0.113.7')
  expect(await clientOf(site, '203.0.113.7, fd00::3, 10.1.2.3')).toBe('203.0.113.7')
})

test('what a client wrote itself, left of what our proxies saw, is not believed', async () => {
  const site = await aSiteBehind(ourProxies)
  for (const own of [forged, `${forged}, 10.9.9.9`, 'garbage', '127.0.0.1', `10.0.0.1, ${forged}`]) {
    expect(await clientOf(site, `${own}, 203.0.113.7`)).toBe('203.0.113.7')
    expect(await clientOf(site, `${own}, 203.0.113.7, 10.1.2.3`)).toBe('203.0.113.7')
  }
})

test('several lines of the header are one list', async () => {
  const site = await aSiteBehind(ourProxies)
  expect(await clientOf(site, [forged, '203.0.113.7', '10.1.2.3'])).toBe('203.0.113.7')
  expect(await clientOf(site, [`${forged}, 203.0.113.7`, '10.1.2.3, 10.1.2.4'])).toBe('203.0.113.7')
})

test('where all are proxies of ours, it is the first of them', async () => {
  const site = await aSiteBehind(ourProxies)
  expect(await clientOf(site, '10.0.0.5, 10.1.2.3')).toBe('10.0.0.5')
})

test.each([
  ['203.0.113.7:52814', '203.0.113.7'],
  ['[2001:db8:1:2:3::4]:52814', '2001:db8:1:2::'],
  ['[2001:db8:1:2:3::4]', '2001:db8:1:2::'],
  ['203.0.113.7, 10.1.2.3:443', '203.0.113.7'],
  ['203.0.113.7, [fd00::3]:443', '203.0.113.7'],
])('a port behind an address does not matter (%s)', async (forwardedFor, client) => {
  expect(await clientOf(await aSiteBehind(ourProxies), forwardedFor)).toBe(client)
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
  const site = await aSiteBehind(ourProxies)
  const line = Buffer.from(nothing).toString('latin1')
  expect(await clientOf(site, line)).toBe('127.0.0.1')
  expect(await clientOf(site, `${forged}, ${line}, 10.1.2.3`)).toBe('10.1.2.3')
})

test('one network of IPv6 is one client, and its neighbour another', async () => {
  const site = await aSiteBehind(ourProxies)
  const network = '2001:db8:1:2::'
  for (const address of ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::']) {
    expect(await clientOf(site, address)).toBe(network)
  }
  expect(await clientOf(site, '2001:db8:1:3::1')).toBe('2001:db8:1:3::')
  expect(await clientOf(site, '2001:db8::1')).toBe('2001:db8:0:0::')
  expect(await clientOf(site, 'fe80::1%eth0')).toBe('fe80:0:0:0::')
})

test('IPv4 in the clothes of IPv6 is IPv4, as a client and as a proxy', async () => {
  const site = await aSiteBehind(ourProxies)
  expect(await clientOf(site, '::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(await clientOf(site, '::FFFF:cb00:7107')).toBe('203.0.113.7')
  expect(await clientOf(site, '203.0.113.7, ::ffff:10.1.2.3')).toBe('203.0.113.7')
  expect(await clientOf(await aSiteBehind('::ffff:127.0.0.1'), '203.0.113.7')).toBe('203.0.113.7')
})

test('what proxies say is used, never passed on', async () => {
  const site = await aSiteBehind(ourProxies)
  const told = await toldToGateway(site, {
    host: 'evil.example',
    forwarded: `for=${forged};host=evil.example`,
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': forged,
    'x-client-address': forged,
  })
  expect(told['x-client-address']).toBe('203.0.113.7')
  expect(JSON.stringify(told)).not.toMatch(/evil|6\.6\.6\.6|https/)
})

/** The address that a page gives as its own. */
async function canonicalOf(site: Site, headers: OutgoingHttpHeaders): Promise<string | undefined> {
  const [answer] = await once(request(site.url, { headers }).end(), 'response')
  return /property="og:image" content="(https?:\/\/[^"/]*)/.exec(await text(answer))?.[1]
}

test('X-Forwarded-Proto of our proxies says whether a page is https, unless PUBLIC_URL does', async () => {
  const headers = { host: 'help.example.org', 'x-forwarded-proto': 'https' }
  const opened = async (settings: object, more = {}) => {
    const site = await aSite({ settings })
    site.release('mfe_public', 'one', bundleOf(simpleRoutes))
    return canonicalOf(site, { ...headers, ...more })
  }
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: ourProxies })
  expect(await opened({ trustedProxies })).toBe('https://help.example.org')
  expect(await opened({ trustedProxies }, { 'x-forwarded-proto': 'javascript:' })).toBe(
    'http://help.example.org',
  )
  expect(await opened({})).toBe('http://help.example.org')
  const publicUrl = 'https://legal-help.example'
  expect(await opened({ trustedProxies, publicUrl }, { 'x-forwarded-host': 'evil.example' })).toBe(publicUrl)
})

test('a proxy that is not named is told to the operator, once, without the addresses it passes on', async () => {
  const lines: string[] = []
  const logInto = { write: (line: string) => void lines.push(line) }
  const aCall = async (settings: object, forwardedFor?: string) => {
    const site = await aSite({ logInto, settings })
    for (let calls = 0; calls < 2; calls++) {
      await site.get('/livez', forwardedFor ? { headers: { 'x-forwarded-for': forwardedFor } } : {})
    }
    return lines.splice(0).filter((line) => line.includes('TRUSTED_PROXIES'))
  }
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: ourProxies })
  const told = await aCall({}, '203.0.113.7')
  expect(told).toHaveLength(1)
  expect(told[0]).not.toContain('203.0.113.7')
  expect(await aCall({ trustedProxies }, '203.0.113.7')).toEqual([])
  expect(await aCall({})).toEqual([])
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
