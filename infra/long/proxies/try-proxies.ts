/**
 * `node infra/long/proxies/try-proxies.ts`: the handbook's configurations of nginx and Caddy before a running product:
 * TLS, HTTP/2, uploads of 10 MB, the addresses of clients. Those that are not installed are left out, loudly.
 */

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildPdf } from '../../chaos/senders.ts'
import { findFreePorts } from '../../run/ports.ts'
import { startProduct } from '../../run/testing/product.ts'
import { host, isInstalled, type ProxyName, proxyNames, startProxy } from './start-proxy.ts'

const maxDocumentBytes = 10 * 1024 * 1024
/** The address that a client comes from. */
const from = (address: string) => ['--interface', address]

/** What curl says of an answer: its status, its protocol, and one of its headers. */
type Curl = (path: string, args: string[], header?: string) => string
type Report = (text: string, isRight: boolean) => void

async function tryProxy(name: ProxyName, report: Report): Promise<void> {
  const [http = 0, https = 0, productPort = 0] = await findFreePorts(3)
  const product = await startProduct({
    env: {
      ...{ SEED: 'none', HOST: '127.0.0.1', PORT: `${productPort}` },
      ...{ PUBLIC_URL: `https://${host}`, TRUSTED_PROXIES: '127.0.0.1' },
    },
  })
  try {
    const proxy = await startProxy(name, { http, https, products: [productPort] })
    const createCurl =
      (scheme: string, port: number): Curl =>
      (url, args, header = 'nothing') => {
        const where = ['--resolve', `${host}:${port}:127.0.0.1`, `${scheme}://${host}:${port}${url}`]
        const what = ['--write-out', `%{http_code} HTTP/%{http_version} %header{${header}}`]
        const how = `--silent --output /dev/null --cacert ${proxy.folder}/certificate.pem`.split(' ')
        return spawnSync('curl', [...how, ...what, ...args, ...where], { encoding: 'utf8' }).stdout.trim()
      }
    const curl = createCurl('https', https)
    try {
      checkTransport(curl, createCurl('http', http), report)
      checkUploads(curl, proxy.folder, report)
      checkClientAddresses(curl, report)
    } finally {
      await proxy.stop()
    }
  } finally {
    await product.stop()
  }
}

function checkTransport(curl: Curl, curlPlainly: Curl, report: Report) {
  const home = curl('/', from('127.0.0.2'), 'strict-transport-security')
  report(`the home page over TLS: ${home}`, /^200 HTTP\/2 max-age=/.test(home))
  const page = curlPlainly('/get-help', [], 'location')
  report(`http, a page: ${page}`, /^30[18] /.test(page) && page.includes(` https://${host}`))
  const call = curlPlainly('/api/auth/verify', [])
  report(`http, a call: ${call}`, call.startsWith('403 '))
  // Security level 0, since OpenSSL itself would refuse otherwise; the certificate is not what is tried.
  const old = curl('/', ['--tls-max', '1.1', '--tlsv1.0', '--ciphers', 'DEFAULT:@SECLEVEL=0', '--insecure'])
  report(`TLS 1.1: ${old}`, old.startsWith('000 '))
}

function checkUploads(curl: Curl, folder: string, report: Report) {
  const file = path.join(folder, 'lease.pdf')
  const upload = () => [
    ...[...from('127.0.0.2'), '--header', 'x-requested-with: fetch'],
    ...['--form', `file=@${file};type=application/pdf`],
  ]
  for (const [size, expected] of [
    [maxDocumentBytes, '201'],
    [maxDocumentBytes + 1, '413'],
    [65 * 2 ** 20, '413'],
  ] as const) {
    const text = 'x'.repeat(size - buildPdf('').length)
    // The numbers inside grow with it.
    writeFileSync(file, buildPdf(text.slice(buildPdf(text).length - size)))
    const answer = curl('/api/documents', upload())
    report(`a PDF of ${size} bytes: ${answer}`, answer.startsWith(expected))
  }
}

/** Twenty sign-ins a minute are one address's; what a client claims to be does not make it another one. */
function checkClientAddresses(curl: Curl, report: Report) {
  const signIn = (address: string, attempt: number) =>
    curl('/api/auth/login', [
      ...[...from(address), '--header', `x-forwarded-for: 203.0.113.${attempt}`],
      ...['--json', JSON.stringify({ email: `nobody${attempt}@example.org`, password: 'wrong-password' })],
    ]).slice(0, 3)
  const statuses = Array.from({ length: 21 }, (_, attempt) => signIn('127.0.0.3', attempt))
  report(
    `21 sign-ins of one client, each under another X-Forwarded-For: ${statuses.join(' ')}`,
    statuses.slice(0, 20).every((status) => status === '401') && statuses[20] === '429',
  )
  const other = signIn('127.0.0.4', 22)
  report(`one of another client: ${other}`, other === '401')
}

for (const name of proxyNames) {
  process.stdout.write(isInstalled(name) ? `${name}\n` : `${name}: NOT INSTALLED, not tried\n`)
  if (!isInstalled(name)) continue
  await tryProxy(name, (text, isRight) => {
    process.stdout.write(`  ${isRight ? '✓' : '✗'} ${text}\n`)
    if (!isRight) process.exitCode = 1
  })
}
