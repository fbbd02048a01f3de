/**
 * `node infra/proxies/try-proxies.ts`: the handbook's configurations of nginx and Caddy before a running product: TLS,
 * HTTP/2, uploads of 10 MB, the addresses of clients. Those that are not installed are left out, loudly.
 */

import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:tls'
import { buildPdf } from '../chaos/senders.ts'
import { findFreePorts } from '../run/ports.ts'
import { startProduct } from '../run/product.ts'
import { type Http2Request, sendOverHttp2 } from './http2-client.ts'
import { findVersion, host, type ProxyName, proxyNames, startProxy } from './start-proxy.ts'

const maxDocumentBytes = 10 * 1024 * 1024
const megabyte = 1024 * 1024

/** What a check found: what is the case, and whether it should be so. */
interface Finding {
  text: string
  isRight: boolean
}

type Send = (localAddress: string, request: Http2Request) => ReturnType<typeof sendOverHttp2>

async function tryProxy(name: ProxyName): Promise<Finding[]> {
  const [http = 0, https = 0, productPort = 0] = await findFreePorts(3)
  const product = await startProduct({
    env: {
      SEED: 'none',
      HOST: '127.0.0.1',
      PORT: `${productPort}`,
      PUBLIC_URL: `https://${host}`,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  try {
    const proxy = await startProxy(name, { http, https, products: [productPort] })
    const send: Send = (localAddress, request) =>
      sendOverHttp2({ port: https, certificate: proxy.certificate, localAddress }, request)
    try {
      return [
        await checkPage(send),
        ...(await checkPlainHttp(http)),
        await checkOldTls(https),
        ...(await checkUploads(send)),
        await checkLargeBody(send),
        ...(await checkClientAddresses(send)),
      ]
    } finally {
      await proxy.stop()
    }
  } finally {
    await product.stop()
  }
}

async function checkPage(send: Send): Promise<Finding> {
  const { status, headers, protocol } = await send('127.0.0.2', { path: '/' })
  const hsts = headers['strict-transport-security'] ?? 'no HSTS'
  return {
    text: `the home page over TLS: ${status}, ${protocol}, ${hsts}`,
    isRight: status === 200 && protocol === 'h2' && hsts !== 'no HSTS',
  }
}

async function checkPlainHttp(port: number): Promise<Finding[]> {
  const page = await getPlainly(port, '/get-help')
  const call = await getPlainly(port, '/api/auth/verify')
  return [
    {
      text: `http, a page: ${page.status} to ${page.location}`,
      isRight: [301, 308].includes(page.status) && page.location.startsWith(`https://${host}`),
    },
    { text: `http, a call: ${call.status}`, isRight: call.status === 403 },
  ]
}

async function getPlainly(port: number, path: string): Promise<{ status: number; location: string }> {
  // `fetch` sets the Host header itself.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, resolve).once('error', reject)
  })
  response.resume()
  return { status: response.statusCode ?? 0, location: response.headers.location ?? 'nowhere' }
}

/** Whether a client is refused that knows nothing newer than TLS 1.1. */
async function checkOldTls(port: number): Promise<Finding> {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername: host, ...oldTls })
    socket.once('secureConnect', () => {
      resolve(`${socket.getProtocol()}`)
      socket.destroy()
    })
    socket.once('error', () => resolve('refused'))
  })
  return { text: `TLS 1.1: ${answer}`, isRight: answer === 'refused' }
}

// Security level 0, since OpenSSL itself would refuse otherwise; the certificate is not what is tried.
const oldTls = {
  minVersion: 'TLSv1',
  maxVersion: 'TLSv1.1',
  ciphers: 'DEFAULT:@SECLEVEL=0',
  rejectUnauthorized: false,
} as const

async function checkUploads(send: Send): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [size, expected] of [
    [maxDocumentBytes, 201],
    [maxDocumentBytes + 1, 413],
  ] as const) {
    const startedAt = performance.now()
    const { status } = await send('127.0.0.2', buildUpload(size))
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    findings.push({
      text: `a PDF of ${size} bytes: ${status} after ${seconds} s`,
      isRight: status === expected,
    })
  }
  return findings
}

function buildUpload(size: number): Http2Request {
  const text = 'x'.repeat(size - buildPdf('').length)
  // The numbers inside grow with it.
  const pdf = buildPdf(text.slice(buildPdf(text).length - size))
  const boundary = 'upload'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="lease.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  return {
    method: 'POST',
    path: '/api/documents',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-requested-with': 'fetch' },
    body: Buffer.from(`${head}${pdf}\r\n--${boundary}--\r\n`),
  }
}

async function checkLargeBody(send: Send): Promise<Finding> {
  const { status } = await send('127.0.0.2', {
    method: 'POST',
    path: '/api/documents',
    headers: { 'content-type': 'multipart/form-data; boundary=upload', 'x-requested-with': 'fetch' },
    body: Buffer.alloc(65 * megabyte),
  })
  return { text: `a body of 65 MB: ${status}`, isRight: status === 413 }
}

/** Twenty sign-ins a minute are one address's; what a client claims to be does not make it another one. */
async function checkClientAddresses(send: Send): Promise<Finding[]> {
  const signIn = async (localAddress: string, attempt: number) => {
    const { status } = await send(localAddress, {
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${attempt}` },
      body: JSON.stringify({ email: `nobody${attempt}@example.org`, password: 'wrong-password' }),
    })
    return status
  }
  const statuses: number[] = []
  for (let attempt = 1; attempt <= 21; attempt += 1) statuses.push(await signIn('127.0.0.3', attempt))
  const isLimited = statuses.slice(0, 20).every((status) => status === 401) && statuses[20] === 429
  const other = await signIn('127.0.0.4', 22)
  return [
    {
      text: `21 sign-ins of one client, each under another X-Forwarded-For: ${countEach(statuses)}`,
      isRight: isLimited,
    },
    { text: `one of another client: ${other}`, isRight: other === 401 },
  ]
}

const countEach = (statuses: number[]) =>
  [...Map.groupBy(statuses, (status) => status)]
    .map(([status, all]) => `${all.length} x ${status}`)
    .join(', ')

for (const name of proxyNames) {
  const version = findVersion(name)
  if (!version) {
    process.stdout.write(`${name}: NOT INSTALLED, not tried\n`)
    continue
  }
  const findings = await tryProxy(name)
  process.stdout.write(`${name} ${version}\n`)
  for (const { text, isRight } of findings) process.stdout.write(`  ${isRight ? '✓' : '✗'} ${text}\n`)
  if (!findings.every(({ isRight }) => isRight)) process.exitCode = 1
}
