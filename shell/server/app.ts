/** The public origin as one Express application, from the first middleware to the last. */
import path from 'node:path'
import { withRequestId } from '@access/service-kit/log'
import express, { type Express } from 'express'
import { serviceWorkerPath } from '../federation.ts'
import { createLoadLimit } from './admission/load-limits.ts'
import { createReaderRejection } from './admission/priority.ts'
import { createBrandRouter } from './brand/brand-files.ts'
import { createWebManifest, webManifestPath } from './brand/web-manifest.ts'
import { createErrorHandler } from './error-handler.ts'
import { createHealthChecks } from './health-checks.ts'
import { createUnknownProxyWarning, trustProxies } from './http/client-address.ts'
import { createMovedLinks } from './http/moved-links.ts'
import { createStaticFiles } from './http/static-files.ts'
import { createFormHandler } from './pages/form-handler.ts'
import { createPageHandler } from './pages/pages.ts'
import { createPdfDocuments } from './pdf-documents.ts'
import { createRemoteFiles } from './releases/remote-files.ts'
import { createReportRouter } from './security/report-router.ts'
import { createSecurityHeaders } from './security/security-headers.ts'
import { reportPath } from './security/violation-report.ts'
import { createShareImages } from './seo/share-images.ts'
import { createRobotsTxt, createSeoRouter } from './seo-router.ts'
import type { Services } from './services.ts'

const drawingsFolder = path.resolve(import.meta.dirname, '../public/drawings')
const serviceWorkerFile = path.resolve(import.meta.dirname, '../public/service-worker.js')

export function createApp(services: Services): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  trustProxies(app, services.trustedProxies)

  app.use(createUnknownProxyWarning(services.log))
  app.use(withRequestId)
  app.use(createSecurityHeaders(services))
  app.use(createLoadLimit(services))

  app.use(createHealthChecks(services))
  app.use('/assets', createStaticFiles(path.join(services.shellFolder, 'browser')))
  app.use(createRemoteFiles(services))
  app.use('/documents', createPdfDocuments(services))
  // An address stays when its drawing changes, so browsers keep one for a day.
  app.use('/drawings', express.static(drawingsFolder, { index: false, redirect: false, maxAge: '1d' }))
  app.use(createBrandRouter(services.getBrandFiles))
  app.get(webManifestPath, createWebManifest(services))
  app.get(serviceWorkerPath, (_request, response) =>
    response.sendFile(serviceWorkerFile, { cacheControl: false, headers: { 'cache-control': 'no-cache' } }),
  )
  app.get('/robots.txt', createRobotsTxt(services.publicUrl))
  app.use('/share', ...createShareImages())

  app.use(createReaderRejection(services))
  app.use(['/api', '/graphql'], services.gateway.handler)
  app.use(reportPath, createReportRouter(services))
  app.use(createMovedLinks())
  app.use(createSeoRouter(services))
  app.use(createFormHandler(services))
  app.use(createPageHandler(services))
  app.use(createErrorHandler(services))
  return app
}
