/** A whole public origin for tests: real releases in a temporary folder, and a fake gateway. */

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { OfficeFacts } from '@access/kit'
import { demoFacts } from '@access/kit/organisation-examples'
import { createLog } from '@access/service-kit/log'
import { computeIntegrity, type LocalRelease } from '@access/service-kit/releases'
import { onTestFinished } from 'vitest'
import type { RemoteDescription } from '../../federation-manifest.ts'
import * as renderer from '../../src/server.tsx'
import { createBrandFiles } from '../brand/brand-files.ts'
import { parseTrustedProxies } from '../http/client-address.ts'
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

export const simpleBundle = buildBundle(`[
  { index: true, element: page('Welcome', { description: 'Free "help"' }), handle: { chunk: 'home' } },
  { path: '*', element: page('404 Page Not Found', { status: 404 }) },
]`)

export type Site = {
  url: string
  gatewayUrl: string
  releases: Releases
  responseCache: ResponseCache
  endEventStreams(): void
  get(pathname: string, init?: RequestInit): Promise<Response>
  /** Puts a release in its folder and takes it into use, as `followReleases` does; returns what it consists of. */
  release(name: string, id: string, bundle: string | null, options?: ReleaseOptions): LocalRelease
  /** Takes all releases of a remote away. */
  withdraw(name: string): void
  /** The folder of the shell's build, and of the releases under `remotes/<name>/<id>`. */
  folder: string
}

type ReleaseOptions = {
  /** To be called with the release before it is used. */
  change?: (release: LocalRelease) => void
  status?: 'live' | 'trial'
}

type SiteOptions = {
  /** The server bundle of release `one` of the public remote; none is released without. */
  bundle?: string
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

  const { gateway: respond = (_request, response) => void response.end('{}'), office = () => demoFacts } =
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
    releases: {
      store: path.join(folder, 'store'),
      keysFile: path.join(folder, 'keys.json'),
      copiesFolder: path.join(folder, 'remotes'),
      pollInterval: 1_000,
    },
    officeFile: path.join(folder, 'office.json'),
    shellFolder: path.join(folder, 'shell'),
    publicUrl: 'http://localhost:3000',
    trustedProxies: parseTrustedProxies(''),
    logLevel: 'silent',
    stopDelay: 0,
    secret: 'ab'.repeat(32),
    ...options.settings,
  }
  const assets = {
    scripts: ['/assets/shell.js'],
    styles: ['/assets/shell.css'],
    fonts: ['/assets/text.woff2'],
    icon: '/assets/icon.svg',
  }
  const log = options.logStream ? createLog('shell', 'warn', options.logStream) : createLog('shell', 'silent')
  const origin = createPublicOrigin(
    settings,
    { renderer, assets, getBrandFiles: createBrandFiles(renderer) },
    log,
    options.timeout,
  )
  const { server, url } = await listen(createServer(origin.listener))
  onTestFinished(async () => {
    server.closeAllConnections()
    gateway.server.closeAllConnections()
    server.close()
    gateway.server.close()
    await origin.close()
  })

  let retained: LocalRelease[] = []
  const site: Site = {
    url,
    gatewayUrl: settings.gatewayUrl,
    responseCache: origin.responseCache,
    endEventStreams: origin.endEventStreams,
    releases: origin.releases,
    folder,
    get: (pathname, init) => fetch(url + pathname, { redirect: 'manual', ...init }),
    release(name, id, bundle, { change, status = 'live' } = {}) {
      const release = writeRelease(folder, name, id, bundle)
      change?.(release)
      const retire = (each: LocalRelease): LocalRelease =>
        each.line.name === name && each.line.status === status
          ? { ...each, line: { ...each.line, status: 'retired' } }
          : each
      const others = retained.filter(({ line }) => line.name !== name || line.id !== id)
      retained = [{ ...release, line: { ...release.line, status } }, ...others.map(retire)]
      origin.releases.update(retained)
      return release
    },
    withdraw(name) {
      retained = retained.filter(({ line }) => line.name !== name)
      origin.releases.update(retained)
    },
  }
  if (options.bundle) site.release('mfe_public', 'one', options.bundle)
  return site
}

function writeRelease(folder: string, name: string, id: string, bundle: string | null): LocalRelease {
  const releaseFolder = path.join(folder, 'remotes', name, id)
  const files: Record<string, string> = {
    'browser/remoteEntry.js': 'entry',
    'browser/home.js': 'home',
    'browser/home.css': '.home {}',
    ...(bundle !== null && { 'server/server.cjs': bundle }),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(releaseFolder, file)), { recursive: true })
    writeFileSync(path.join(releaseFolder, file), text)
  }
  const description: RemoteDescription = {
    scripts: [],
    styles: [],
    sharedModules: {},
    chunks: { home: ['home.js', 'home.css'] },
    styleMarkers: { 'home.css': `${name}:chunk-home` },
    server: bundle === null ? null : 'server/server.cjs',
  }
  const manifest = {
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, computeIntegrity(text)])),
    description,
  }
  const line = {
    name,
    id,
    entry: 'remoteEntry.js',
    hash: computeIntegrity(JSON.stringify(manifest)),
    contract: renderer.contract,
    status: 'live' as const,
    since: new Date().toISOString(),
    by: 'Dana',
  }
  return { line, manifest, folder: releaseFolder }
}

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

/** Reads an address as it is written, by whatever host: `fetch` tidies the one and sets the other. */
export async function getAsWritten(site: Site, address: string, headers: OutgoingHttpHeaders = {}) {
  const { hostname, port } = new URL(site.url)
  const [answer] = await once(request({ hostname, port, path: address, headers }).end(), 'response')
  return { status: answer.statusCode, type: answer.headers['content-type'], text: await text(answer) }
}
