/** The public origin as one Express application: built files, the gateway behind its paths, and the pages. */
import path from 'node:path'
import express, { type ErrorRequestHandler, type Express } from 'express'
import type { Logger } from 'pino'
import { trustProxies, unknownProxyWarning } from './clientAddress.ts'
import { developmentReload } from './development.ts'
import { documents } from './documents.ts'
import { takesForms } from './forms/taking.ts'
import { ticketsUnder } from './forms/tickets.ts'
import { found } from './found/found.ts'
import { securityHeaders } from './headers.ts'
import { describeError, withRequestId } from './log.ts'
import { officeThrough } from './office.ts'
import { addressesOf, type PagesOptions, pages, plainPage } from './pages.ts'
import { gatewayProxy } from './proxy.ts'
import { createReadinessCheck } from './readiness.ts'
import { Releases } from './releases.ts'
import type { Shell } from './renderer.ts'
import type { Settings } from './settings.ts'
import { staticFiles } from './staticFiles.ts'

export type PublicOrigin = { app: Express; releases: Releases; close(): Promise<void> }

/** Makes the application; it listens nowhere yet. */
export function publicOrigin(
  settings: Settings,
  { renderer, assets }: Shell,
  log: Logger,
  /** How long a page may wait for its data, in milliseconds. */
  timeout = 5000,
): PublicOrigin {
  const { shellFolder, remotesFile, gatewayUrl, publicUrl, development, production, secret } = settings
  const releases = new Releases({ registryFile: remotesFile, renderer, log, every: development ? 100 : 1000 })
  const stopping = new AbortController()
  const gateway = gatewayProxy(gatewayUrl, log)
  const tickets = ticketsUnder(secret)
  const { now: office } = officeThrough({ gatewayUrl, usual: renderer.usualFacts, log })
  const options = {
    renderer,
    assets,
    releases,
    gatewayUrl,
    publicUrl,
    development,
    production,
    log,
    timeout,
    tickets,
    office,
  }

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  trustProxies(app, settings.trustedProxies)
  app.use(unknownProxyWarning(log))
  app.use(withRequestId)
  app.use(securityHeaders({ https: settings.production && publicUrl?.startsWith('https:') === true }))
  app.get('/livez', (_request, response) => void response.json({ status: 'ok' }))
  const readiness = createReadinessCheck({ releases, gatewayUrl })
  app.get('/readyz', async (_request, response) => {
    const { isReady, waitingFor } = await readiness()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ok' } : { status: 'not ready', waitingFor })
  })
  app.use('/assets', staticFiles(path.join(shellFolder, 'browser')))
  app.get(renderer.liveRemotesPath, (_request, response) => {
    response.set('cache-control', 'no-cache').json(addressesOf(renderer, releases))
  })
  app.use('/remotes', staticFiles(path.join(path.dirname(remotesFile), 'remotes'), isBrowserFile))
  app.use('/documents', documents())
  app.use(['/api', '/graphql'], gateway.handler)
  app.use(found(options))
  if (development) app.use('/dev', developmentReload(releases, stopping.signal))
  app.use(takesForms(options))
  app.use(pages(options))
  app.use(somethingWentWrong(options))

  return {
    app,
    releases,
    async close() {
      stopping.abort()
      releases.close()
      await gateway.close()
    },
  }
}

// The server's bundles lie in the same folders and are nobody else's business.
const isBrowserFile = (pathname: string) => /^\/[\w-]+\/[\w-]+\/browser\/[\w.-]+$/.test(pathname)

function somethingWentWrong(options: PagesOptions): ErrorRequestHandler {
  return (reason: Error & { status?: number }, request, response, next) => {
    const status = reason.status === 400 ? 400 : 500
    if (status === 500) options.log.error(describeError(reason), 'request failed')
    if (response.headersSent) return next(reason)
    const text =
      status === 400 ? 'This address cannot be read. Please check it.' : 'Something went wrong on our side.'
    void plainPage(options, request, response, status, text)
  }
}
