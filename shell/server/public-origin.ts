/** The public origin as one Express application: built files, the gateway behind its paths, and the pages. */
import type { RequestListener } from 'node:http'
import path from 'node:path'
import express, { type ErrorRequestHandler, type Request } from 'express'
import type { Logger } from 'pino'
import { createAdmission, Overloaded } from './admission/admission.ts'
import { findCallPriority, findPagePriority } from './admission/find-priority.ts'
import { createBrandRouter } from './brand/brand-files.ts'
import { createWebManifest, webManifestPath } from './brand/web-manifest.ts'
import { createFormTokens } from './forms/form-tokens.ts'
import { createCachedListener } from './http/cached-listener.ts'
import {
  createUnknownProxyWarning,
  findClientAddress,
  isTrustedProxy,
  trustProxies,
} from './http/client-address.ts'
import { createEarlyRejection, type EarlyRejection } from './http/early-rejection.ts'
import { createGatewayProxy } from './http/gateway-proxy.ts'
import { createLoadLimit } from './http/limit-load.ts'
import { defaultLoadLimits, withoutClientLimits } from './http/load-limits.ts'
import { assignRequestId, describeError } from './http/log.ts'
import { createMovedLinks } from './http/moved-links.ts'
import { isApiCall } from './http/problems.ts'
import { createReportRouter } from './http/report-router.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createStaticFiles } from './http/static-files.ts'
import { reportPath } from './http/violation-report.ts'
import { createFormHandler } from './pages/form-handler.ts'
import { createOfficeSource } from './pages/office-source.ts'
import { createPageHandler, type PagesOptions, sendPlainPage } from './pages/pages.ts'
import { listRemoteEntries } from './pages/render-whole-page.ts'
import { createBusyAnswer } from './pages/send-busy.ts'
import { createPdfDocuments } from './pdf-documents.ts'
import { createVariantChoice } from './releases/choose-variant.ts'
import { createDevelopmentReload } from './releases/development-reload.ts'
import { followReleases } from './releases/follow-releases.ts'
import { createReadinessCheck } from './releases/readiness.ts'
import { Releases } from './releases/releases.ts'
import type { Shell } from './releases/renderer.ts'
import { getVariant, liveVariant } from './releases/variant.ts'
import { followChanges } from './response-cache/follow-changes.ts'
import { createRenewal } from './response-cache/renew-popular.ts'
import { createResponseCache, type ResponseCache } from './response-cache/response-cache.ts'
import { createSeoRouter } from './seo-router.ts'
import type { Settings } from './settings.ts'

export type PublicOrigin = {
  listener: RequestListener
  releases: Releases
  responseCache: ResponseCache
  /** Resolves once there are releases to make pages of, as far as the store has any. */
  start(): Promise<void>
  /** From now on /livez says that it stops; everything else is answered as before. */
  announceStop(): void
  /** Streams of events would go on for hours: whoever follows one begins another elsewhere. */
  endEventStreams(): void
  close(): Promise<void>
}

/** Creates the application; it does not listen yet. */
export function createPublicOrigin(
  settings: Settings,
  shell: Shell,
  log: Logger,
  /** How long a page may wait for its data, in milliseconds. */
  timeout = 5000,
): PublicOrigin {
  const { renderer, assets, getBrandFiles } = shell
  const { shellFolder, gatewayUrl, publicUrl, isDevelopment, secret } = settings
  const releases = new Releases({ renderer, log })
  const stopping = new AbortController()
  let stopFollowingReleases = async () => {}
  const renewal = createRenewal({ getResponseCache: () => responseCache, log })
  const responseCache: ResponseCache = createResponseCache({ onDrop: renewal.add })
  releases.on('availabilityChanged', responseCache.drop)
  const isHttps = publicUrl?.startsWith('https:') === true
  const isProxy = isTrustedProxy(settings.trustedProxies)
  const admission = createAdmission(settings.admissionLimits, ({ req }) =>
    settings.areClientsAlike ? '' : findClientAddress(req, isProxy),
  )
  const earlyRejection = createEarlyRejection(admission)
  const gateway = createGatewayProxy({ admission, gatewayUrl, isHttps, responseCache }, log)
  const formTokens = createFormTokens(secret)
  const officeSource = createOfficeSource({
    gatewayUrl,
    defaultFacts: renderer.defaultFacts,
    file: settings.officeFile,
    log,
  })
  const { getOffice, getFacts: getOfficeFacts, getLastFacts } = officeSource
  const stopFollowing = followChanges({
    gatewayUrl,
    secret,
    responseCache,
    onChange: officeSource.reset,
    log,
  })
  const loadLimit = createLoadLimit({
    ...(settings.areClientsAlike && { limits: withoutClientLimits(defaultLoadLimits) }),
    ...settings.loadLimits,
    getOfficeFacts,
    sendPage: (...page) => sendPlainPage({ ...shell, getOffice }, ...page),
  })
  const options = {
    renderer,
    assets,
    getBrandFiles,
    releases,
    gatewayUrl,
    publicUrl,
    isDevelopment,
    log,
    timeout,
    formTokens,
    getOffice,
    getOfficeFacts,
    responseCache,
    admission,
    sendBusy: createBusyAnswer({ ...shell, getLastFacts }),
  }

  // A screen's chunk is named after it, so that is what kind of page it is.
  const findPageKind = (pathname: string) => {
    const { name } = renderer.findRemoteForPath(pathname)
    const remote = releases.get(name, liveVariant)?.remote
    return (remote && renderer.listChunks(remote, pathname).at(-1)) ?? name
  }

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  trustProxies(app, settings.trustedProxies)
  app.use(createUnknownProxyWarning(log))
  app.use(assignRequestId)
  app.use(
    createSecurityHeaders({
      isHttps,
      remoteNames: renderer.remoteNames,
      isPortal: (pathname) => renderer.findRemoteForPath(pathname).name === 'mfe_admin',
    }),
  )
  app.use(loadLimit.handler)
  let isStopping = false
  app.get('/livez', (_request, response) => {
    if (isStopping) response.status(503).json({ status: 'stopping' })
    else response.json({ status: 'ok' })
  })
  const readiness = createReadinessCheck({ releases, gatewayUrl })
  app.get('/readyz', async (_request, response) => {
    const { isReady, waitingFor } = await readiness()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ok' } : { status: 'not ready', waitingFor })
  })
  app.use('/assets', createStaticFiles(path.join(shellFolder, 'browser')))
  app.get(renderer.activeRemotesPath, (request, response) => {
    response.set('cache-control', 'no-cache').json(listRemoteEntries(renderer, releases, getVariant(request)))
  })
  app.use('/remotes', createStaticFiles(settings.releases.copiesFolder, isBrowserFile))
  app.use(
    '/documents',
    createPdfDocuments({
      gatewayUrl,
      log,
      sendPage: (...page) => sendPlainPage({ ...shell, getOffice }, ...page),
    }),
  )
  app.use(createBrandRouter(getBrandFiles))
  app.get(webManifestPath, createWebManifest({ getOffice, getBrandFiles, houseIcon: assets.icon }))
  app.use(['/api', '/graphql'], gateway.handler)
  app.use(reportPath, createReportRouter({ gatewayUrl, log, findPageKind }))
  app.use(createMovedLinks())
  app.use(createSeoRouter(options))
  if (isDevelopment) app.use('/dev', createDevelopmentReload(releases, stopping.signal))
  app.use(createFormHandler(options))
  app.use(createPageHandler(options))
  app.use(createErrorHandler({ ...options, earlyRejection }))

  return {
    listener: createCachedListener({
      responseCache,
      earlyRejection,
      chooseVariant: createVariantChoice(releases, isHttps),
      app,
    }),
    releases,
    responseCache,
    async start() {
      stopFollowingReleases = await followReleases({
        settings: settings.releases,
        names: renderer.remoteNames,
        releases,
        log,
      })
    },
    announceStop() {
      isStopping = true
    },
    endEventStreams: gateway.endEventStreams,
    async close() {
      stopping.abort()
      renewal.close()
      loadLimit.close()
      releases.close()
      await Promise.all([gateway.close(), stopFollowing(), stopFollowingReleases()])
    },
  }
}

// The server bundles are in the same folders, and are not public.
const isBrowserFile = (pathname: string) => /^\/\w+\/\w[\w.-]*\/browser\/[\w-][\w.-]*$/.test(pathname)

/** Whether what is read at this path needs a turn of those who read. */
const isReadPath = ({ renderer }: PagesOptions, request: Request) =>
  isApiCall(request.originalUrl)
    ? findCallPriority(request, null) === 'read'
    : request.method !== 'POST' && findPagePriority(renderer.findRemoteForPath(request.path).name) === 'read'

function createErrorHandler(
  options: PagesOptions & {
    sendBusy: ReturnType<typeof createBusyAnswer>
    earlyRejection: EarlyRejection
  },
): ErrorRequestHandler {
  return (reason: Error & { status?: number }, request, response, next) => {
    if (reason instanceof Overloaded) {
      const body = options.sendBusy(request, response)
      if (isReadPath(options, request)) options.earlyRejection.learn(request, response, body)
      return
    }
    const status = reason.status === 400 ? 400 : 500
    if (status === 500) options.log.error(describeError(reason), 'request failed')
    if (response.headersSent) return next(reason)
    const text =
      status === 400 ? 'This address cannot be read. Please check it.' : 'Something went wrong on our side.'
    void sendPlainPage(options, request, response, status, text)
  }
}
