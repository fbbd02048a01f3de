/** A whole public origin for tests: real releases in a temporary folder, and a fake gateway. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultFacts, type OfficeFacts } from '@access/kit'
import { onTestFinished } from 'vitest'
import type { Release } from '../../federation.ts'
import * as renderer from '../../src/server.tsx'
import { parseTrustedProxies } from '../http/client-address.ts'
import { createLog } from '../http/log.ts'
import { createPublicOrigin } from '../public-origin.ts'
import type { Releases } from '../releases/releases.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import type { Settings } from '../settings.ts'

/** A server bundle as `infra/build` makes it, with these routes; `page(title, props, …children)` is at hand. */
export const buildBundle = (
  routes: string,
  { contract = renderer.contract as number, forms = '[]' } = {},
) => `
const { createElement: h, Suspense, lazy } = require('react')
const { Page } = require('@access/kit')
const { LoadError, MissingItem, useRetry } = require('@access/kit')
const { useQuery } = require('urql')
const page = (title, props, ...children) => h(Page, { title, ...props }, h('h1', null, title), ...children)
module.exports = { contract: ${contract}, routes: ${routes}, forms: ${forms} }
`

export const simpleRoutes = `[
  { index: true, element: page('Welcome', { description: 'Free "help"' }), handle: { chunk: 'home' } },
  { path: '*', element: page('404 Page Not Found', { status: 404 }) },
]`

export type Site = {
  url: string
  gatewayUrl: string
  releases: Releases
  responseCache: ResponseCache
  get(pathname: string, init?: RequestInit): Promise<Response>
  /** Puts a release in its folder and in the registry; returns its entry. */
  release(
    name: string,
    version: string,
    bundle: string | null,
    change?: (registryEntry: Release) => void,
  ): Release
  /** The folder of releases and registry. */
  folder: string
}

type SiteOptions = {
  /** Handles all requests but the office query. */
  gateway?: RequestListener
  /** The office facts of the gateway, the default ones if not given; null is an error response. */
  office?: () => OfficeFacts | null
  /** The gateway handles `/changes` too; otherwise there is no stream, and nothing is cached. */
  hasChangeNotices?: boolean
  /** No gateway listens. */
  isGatewayDown?: boolean
  settings?: Partial<Settings>
  /** Receives the lines of the log, which is silent otherwise. */
  logStream?: { write(line: string): void }
  timeout?: number
}

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'shell/browser'), { recursive: true })
  writeFileSync(path.join(folder, 'remotes.json'), '{}')

  const { gateway: respond = (_request, response) => void response.end('{}'), office = () => defaultFacts } =
    options
  const gateway = await listen(
    createServer((request, response) => {
      if (request.url === '/changes' && !options.hasChangeNotices) return response.writeHead(503).end()
      if (request.headers['x-apollo-operation-name'] !== 'Office') return respond(request, response)
      const organisation = office()
      response.statusCode = organisation ? 200 : 503
      response.end(JSON.stringify({ data: organisation && { organisation } }))
    }),
  )
  if (options.isGatewayDown) gateway.server.close()
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    gatewayUrl: gateway.url,
    remotesFile: path.join(folder, 'remotes.json'),
    shellFolder: path.join(folder, 'shell'),
    publicUrl: undefined,
    trustedProxies: parseTrustedProxies(''),
    isDevelopment: false,
    isProduction: false,
    logLevel: 'silent',
    secret: 'ab'.repeat(32),
    ...options.settings,
  }
  const assets = {
    scripts: ['/assets/shell.js'],
    styles: ['/assets/shell.css'],
    fonts: ['/assets/text.woff2'],
    icon: '/assets/icon.svg',
  }
  const log = options.logStream ? createLog('warn', options.logStream) : createLog('silent')
  const origin = createPublicOrigin(settings, { renderer, assets }, log, options.timeout)
  const { server, url } = await listen(createServer(origin.listener))
  onTestFinished(async () => {
    server.closeAllConnections()
    gateway.server.closeAllConnections()
    server.close()
    gateway.server.close()
    await origin.close()
  })

  const registry: Record<string, Release> = {}
  return {
    url,
    gatewayUrl: settings.gatewayUrl,
    responseCache: origin.responseCache,
    releases: origin.releases,
    folder,
    get: (pathname, init) => fetch(url + pathname, { redirect: 'manual', ...init }),
    release(name, version, bundle, change) {
      registry[name] = writeRelease(folder, name, version, bundle)
      change?.(registry[name])
      writeFileSync(settings.remotesFile, JSON.stringify(registry))
      origin.releases.refresh()
      return registry[name]
    },
  }
}

function writeRelease(folder: string, name: string, version: string, bundle: string | null): Release {
  const targetFolder = path.join(folder, 'remotes', name, version)
  const files: Record<string, string> = {
    'remoteEntry.js': 'entry',
    'home.js': 'home',
    'home.css': '.home {}',
  }
  mkdirSync(path.join(targetFolder, 'browser'), { recursive: true })
  mkdirSync(path.join(targetFolder, 'server'), { recursive: true })
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(targetFolder, 'browser', file), text)
  if (bundle !== null) writeFileSync(path.join(targetFolder, 'server/server.cjs'), bundle)
  return {
    version,
    contract: renderer.contract,
    base: `/remotes/${name}/${version}/browser/`,
    browser: {
      entry: 'remoteEntry.js',
      preload: [],
      css: [],
      chunks: { home: ['home.js', 'home.css'] },
      integrity: Object.fromEntries(
        Object.entries(files).map(([file, text]) => [file, computeIntegrity(text)]),
      ),
      styleMarkers: { 'home.css': `${name}:chunk-home` },
    },
    server: bundle === null ? null : { file: 'server/server.cjs', integrity: computeIntegrity(bundle) },
  }
}

const computeIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

async function listen(server: Server): Promise<{ server: Server; url: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The body of a request, as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
