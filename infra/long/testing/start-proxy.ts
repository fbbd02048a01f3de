/** Starts nginx or Caddy by the handbook's configuration, with free ports and a certificate made for it. */

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export interface ProxyPorts {
  http: number
  https: number
  /** Of the product, on one host or on several. */
  products: number[]
}

/** The name in the handbook's configurations. */
export const host = 'help.example.org'

const handbook = path.resolve(import.meta.dirname, '../../handbook/proxies')

/** How each is started: its configuration with the values of this try, and its command. */
const proxies = {
  nginx: { file: 'nginx.conf', configure: configureNginx, args: (file: string) => ['-c', file] },
  caddy: {
    file: 'Caddyfile',
    configure: configureCaddy,
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

export type ProxyName = keyof typeof proxies

export const proxyNames = Object.keys(proxies) as ProxyName[]

export const isInstalled = (name: ProxyName): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0

/** Tries for fifteen seconds. */
const probe = [
  ...['--silent', '--insecure', '--output', '/dev/null'],
  ...['--retry-connrefused', '--retry', '15', '--retry-delay', '1'],
]

/**
 * Starts it for a test, and waits until it takes connections; resolves to its folder, which has `certificate.pem` in it.
 */
export async function startProxy(name: ProxyName, ports: ProxyPorts): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `access-${name}-`))
  const { file, configure, args } = proxies[name]
  createCertificate(folder)
  const configuration = path.join(folder, file)
  writeFileSync(configuration, configure(readFileSync(path.join(handbook, file), 'utf8'), folder, ports))
  const log = path.join(folder, 'log')
  const child = spawn(name, args(configuration), {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  })
  onTestFinished(async () => {
    if (child.kill('SIGTERM')) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  if (spawnSync('curl', [...probe, `https://127.0.0.1:${ports.https}/`]).status !== 0)
    throw new Error(`${name} did not start:\n${readFileSync(log, 'utf8')}`)
  return folder
}

function createCertificate(folder: string) {
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`]
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')]
  execFileSync('openssl', [...request, ...subject, ...files], { stdio: 'ignore' })
}

/** As the handbook says it of several hosts. */
const ofSeveral = 'max_fails=0'

/** The file belongs inside `http`, as files in conf.d do. */
function configureNginx(text: string, folder: string, { http, https, products }: ProxyPorts): string {
  const site = path.join(folder, 'site.conf')
  const adapted = replaceAll(text, [
    [/^ *listen \[::\].*\n/gm, ''],
    [/\/var\/log\/nginx/g, folder],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['server 127.0.0.1:3000;', products.map((port) => `server 127.0.0.1:${port} ${ofSeveral};`).join(' ')],
    [/ssl_certificate +\S+;/, `ssl_certificate ${folder}/certificate.pem;`],
    [/ssl_certificate_key +\S+;/, `ssl_certificate_key ${folder}/key.pem;`],
  ])
  writeFileSync(site, adapted)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  return [
    `daemon off; pid ${folder}/nginx.pid; error_log stderr;`,
    'events {}',
    `http { access_log off; ${temporary} include ${site}; }`,
  ].join('\n')
}

function configureCaddy(text: string, folder: string, { http, https, products }: ProxyPorts): string {
  const adapted = replaceAll(text, [
    [`${host} {`, `${host} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`],
    ['127.0.0.1:3000', products.map((port) => `127.0.0.1:${port}`).join(' ')],
  ])
  return `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n${adapted}`
}

/** Each of them must be there: a configuration that has moved on must not be tried half. */
function replaceAll(text: string, replacements: [string | RegExp, string][]): string {
  return replacements.reduce((result, [from, to]) => {
    const replaced = result.replace(from, to)
    if (replaced === result) throw new Error(`The configuration has no ${from}`)
    return replaced
  }, text)
}
