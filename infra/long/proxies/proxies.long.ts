/** The handbook's configurations of nginx and Caddy before a running product; one that is not installed is skipped. */

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPdf } from '../../chaos/senders.ts'
import { findFreePorts } from '../../run/ports.ts'
import { startProduct } from '../../run/testing/product.ts'
import { host, isInstalled, type ProxyName, proxyNames, startProxy } from '../testing/start-proxy.ts'

const maxDocumentBytes = 10 * 1024 * 1024
/** The address that a client comes from. */
const from = (address: string) => ['--interface', address]

async function startBehind(name: ProxyName) {
  const [http = 0, https = 0, productPort = 0] = await findFreePorts(3)
  const product = await startProduct({
    env: {
      ...{ SEED: 'none', HOST: '127.0.0.1', PORT: `${productPort}` },
      ...{ PUBLIC_URL: `https://${host}`, TRUSTED_PROXIES: '127.0.0.1' },
    },
  })
  onTestFinished(() => product.stop())
  const folder = await startProxy(name, { http, https, products: [productPort] })
  /** What curl says of an answer: its status, its protocol, and one of its headers. */
  const createCurl =
    (scheme: string, port: number) =>
    (url: string, args: string[] = [], header = 'nothing') => {
      const where = ['--resolve', `${host}:${port}:127.0.0.1`, `${scheme}://${host}:${port}${url}`]
      const what = ['--write-out', `%{http_code} HTTP/%{http_version} %header{${header}}`]
      const how = `--silent --output /dev/null --cacert ${folder}/certificate.pem`.split(' ')
      return spawnSync('curl', [...how, ...what, ...args, ...where], { encoding: 'utf8' }).stdout.trim()
    }
  return { folder, curl: createCurl('https', https), curlPlainly: createCurl('http', http) }
}

test.for(proxyNames)(
  'by the handbook’s configuration of %s pages come over TLS and HTTP/2, documents of 10 MB pass, and each client has limits of its own',
  async (name, { skip }) => {
    skip(!isInstalled(name), `${name} is not installed`)
    const { folder, curl, curlPlainly } = await startBehind(name)
    expect(curl('/', from('127.0.0.2'), 'strict-transport-security')).toMatch(/^200 HTTP\/2 max-age=/)
    expect(curlPlainly('/get-help', [], 'location')).toMatch(/^30[18] .* https:\/\/help\.example\.org/)
    expect(curlPlainly('/api/auth/verify')).toMatch(/^403 /)
    // Security level 0, since OpenSSL itself would refuse otherwise; the certificate is not what is tried.
    const old = ['--tls-max', '1.1', '--tlsv1.0', '--ciphers', 'DEFAULT:@SECLEVEL=0', '--insecure']
    expect(curl('/', old)).toMatch(/^000 /)

    const file = path.join(folder, 'lease.pdf')
    for (const [size, expected] of [
      [maxDocumentBytes, /^201/],
      [maxDocumentBytes + 1, /^413/],
      [65 * 2 ** 20, /^413/],
    ] as const) {
      writeFileSync(file, buildPdfOf(size))
      const form = ['--header', 'x-requested-with: fetch', '--form', `file=@${file};type=application/pdf`]
      expect.soft(curl('/api/documents', [...from('127.0.0.2'), ...form]), `${size} bytes`).toMatch(expected)
    }

    // Twenty sign-ins a minute are one address's; what a client claims to be does not make it another one.
    const signIn = (address: string, attempt: number) =>
      curl('/api/auth/login', [
        ...[...from(address), '--header', `x-forwarded-for: 203.0.113.${attempt}`],
        ...['--json', JSON.stringify({ email: `nobody${attempt}@example.org`, password: 'wrong-password' })],
      ]).slice(0, 3)
    const statuses = Array.from({ length: 21 }, (_, attempt) => signIn('127.0.0.3', attempt))
    expect(statuses).toEqual([...Array(20).fill('401'), '429'])
    expect(signIn('127.0.0.4', 22)).toBe('401')
  },
)

function buildPdfOf(size: number): string {
  const text = 'x'.repeat(size - buildPdf('').length)
  // The numbers inside grow with it.
  return buildPdf(text.slice(buildPdf(text).length - size))
}
