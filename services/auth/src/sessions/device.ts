import { BlockList, isIP, isIPv4 } from 'node:net'

/** The device of a sign-in, as people know it. The User-Agent itself is not stored. */

// The first match counts: most browsers also name older ones.
const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** 'Chrome on Windows'; null for an unknown browser. */
export function parseDevice(userAgent: string): string | null {
  const findName = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = findName(browsers)
  const system = findName(systems)
  if (!browser) return null
  return system ? `${browser} on ${system}` : browser
}

// The shell forwards an IPv6 address as its /64: ::1 comes as 0:0:0:0::
const loopback = new BlockList()
loopback.addSubnet('::', 64, 'ipv6')

// RFC 1918, RFC 4193, and link-local addresses of RFC 3927 and RFC 4291.
const localNetworks = new BlockList()
localNetworks.addSubnet('10.0.0.0', 8)
localNetworks.addSubnet('172.16.0.0', 12)
localNetworks.addSubnet('192.168.0.0', 16)
localNetworks.addSubnet('169.254.0.0', 16)
localNetworks.addSubnet('fc00::', 7, 'ipv6')
localNetworks.addSubnet('fe80::', 10, 'ipv6')

/** 'Network 203.0.113.x', 'Local network 192.168.1.x' or 'This server'; null without an address. */
export function describePlace(clientIp: string): string | null {
  const address = clientIp.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIP(address)) return null
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  // Apart: BlockList counts every IPv4 address as one of ::/64.
  const isLoopback = family === 'ipv4' ? address.startsWith('127.') : loopback.check(address, 'ipv6')
  if (isLoopback) return 'This server'
  const kind = localNetworks.check(address, family) ? 'Local network' : 'Network'
  return `${kind} ${family === 'ipv4' ? maskIpv4(address) : maskIpv6(address)}`
}

const maskIpv4 = (address: string) => address.replace(/\d+$/, 'x')

/** The first three groups: the /48 that a site is given (RFC 6177). */
function maskIpv6(address: string) {
  const [start = '', end = ''] = address.split('::')
  const [first, last] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = address.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : []
  return `${[...first, ...zeros, ...last].slice(0, 3).join(':')}:x`
}
