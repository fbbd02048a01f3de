/** The public origin as one Express application: built files, the gateway behind its paths, and the pages. */
import path from 'node:path'
import express, { type ErrorRequestHandler, type Express } from 'express'
import type { Logger } from 'pino'
import { createFormTokens } from './forms/form-tokens.ts'
import { createUnknownProxyWarning, trustProxies } from './http/client-address.ts'
import { createGatewayProxy } from './http/gateway-proxy.ts'
import { assignRequestId, describeError } from './http/log.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createStaticFiles } from './http/static-files.ts'
import { createFormHandler } from './pages/form-handler.ts'
import { createOfficeSource } from './pages/office-source.ts'
import { createPageHandler, listRemoteEntries, type PagesOptions, sendPlainPage } from './pages/pages.ts'
import { createPdfDocuments } from './pdf-documents.ts'
import { createDevelopmentReload } from './releases/development-reload.ts'
import { createReadinessCheck } from './releases/readiness.ts'
import { Releases } from './releases/releases.ts'
import type { Shell } from './releases/renderer.ts'
import { createSeoRouter } from './seo-router.ts'
import type { Settings } from './settings.ts'

export type PublicOrigin = { app: Express; releases: Releases; close(): Promise<void> }

/** Creates the application; it does not listen yet. */
export function createPublicOrigin(
  settings: Settings,
  { renderer, assets }: Shell,
  log: Logger,
  /** How long a page may wait for its data, in milliseconds. */
  timeout = 5000,
): PublicOrigin {
  const { shellFolder, remotesFile, gatewayUrl, publicUrl, isDevelopment, isProduction, secret } = settings
  const releases = new Releases({
    registryFile: remotesFile,
    renderer,
    log,
    pollInterval: isDevelopment ? 100 : 1000,
  })
  const stopping = new AbortController()
  const gateway = createGatewayProxy(gatewayUrl, log)
  const formTokens = createFormTokens(secret)
  const { getFacts: getOfficeFacts } = createOfficeSource({
    gatewayUrl,
    defaultFacts: renderer.defaultFacts,
    log,
  })
  const options = {
    renderer,
    assets,
    releases,
    gatewayUrl,
    publicUrl,
    isDevelopment,
    isProduction,
    log,
    timeout,
    formTokens,
    getOfficeFacts,
  }

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  trustProxies(app, settings.trustedProxies)
  app.use(createUnknownProxyWarning(log))
  app.use(assignRequestId)
  app.use(
    createSecurityHeaders({ isHttps: settings.isProduction && publicUrl?.startsWith('https:') === true }),
  )
  app.get('/livez', (_request, response) => void response.json({ status: 'ok' }))
  const readiness = createReadinessCheck({ releases, gatewayUrl })
  app.get('/readyz', async (_request, response) => {
    const { isReady, waitingFor } = await readiness()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ok' } : { status: 'not ready', waitingFor })
  })
  app.use('/assets', createStaticFiles(path.join(shellFolder, 'browser')))
  app.get(renderer.activeRemotesPath, (_request, response) => {
    response.set('cache-control', 'no-cache').json(listRemoteEntries(renderer, releases))
  })
  app.use('/remotes', createStaticFiles(path.join(path.dirname(remotesFile), 'remotes'), isBrowserFile))
  app.use('/documents', createPdfDocuments())
  app.use(['/api', '/graphql'], gateway.handler)
  app.use(createSeoRouter(options))
  if (isDevelopment) app.use('/dev', createDevelopmentReload(releases, stopping.signal))
  app.use(createFormHandler(options))
  app.use(createPageHandler(options))
  app.use(createErrorHandler(options))

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

// The server bundles are in the same folders, and are not public.
const isBrowserFile = (pathname: string) => /^\/[\w-]+\/[\w-]+\/browser\/[\w.-]+$/.test(pathname)

function createErrorHandler(options: PagesOptions): ErrorRequestHandler {
  return (reason: Error & { status?: number }, request, response, next) => {
    const status = reason.status === 400 ? 400 : 500
    if (status === 500) options.log.error(describeError(reason), 'request failed')
    if (response.headersSent) return next(reason)
    const text =
      status === 400 ? 'This address cannot be read. Please check it.' : 'Something went wrong on our side.'
    void sendPlainPage(options, request, response, status, text)
  }
}
