/** The public origin as one Express application, from the first middleware to the last. */
import path from 'node:path'
import { withRequestId } from '@access/service-kit/log'
import express, { type Express } from 'express'
import { createLoadLimit } from './admission/limit-load.ts'
import { createReaderRejection } from './admission/reject-readers.ts'
import { createBrandRouter } from './brand/brand-files.ts'
import { createWebManifest, webManifestPath } from './brand/web-manifest.ts'
import { createDrawings } from './drawings.ts'
import { createUnknownProxyWarning, trustProxies } from './http/client-address.ts'
import { createErrorHandler } from './http/error-handler.ts'
import { createHealthChecks } from './http/health-checks.ts'
import { createMovedLinks } from './http/moved-links.ts'
import { createReportRouter } from './http/report-router.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createStaticFiles } from './http/static-files.ts'
import { reportPath } from './http/violation-report.ts'
import { createFormHandler } from './pages/form-handler.ts'
import { createPageHandler } from './pages/pages.ts'
import { createPdfDocuments } from './pdf-documents.ts'
import { createDevelopmentReload } from './releases/development-reload.ts'
import { createRemoteFiles } from './releases/remote-files.ts'
import { createRobotsTxt } from './seo/robots.ts'
import { createShareImages } from './seo/share-images.ts'
import { createSeoRouter } from './seo-router.ts'
import type { Services } from './services.ts'

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
  app.use('/drawings', createDrawings())
  app.use(createBrandRouter(services.getBrandFiles))
  app.get(webManifestPath, createWebManifest(services))
  app.get('/robots.txt', createRobotsTxt(services))
  app.use('/share', ...createShareImages())

  app.use(createReaderRejection(services))
  app.use(['/api', '/graphql'], services.gateway.handler)
  app.use(reportPath, createReportRouter(services))
  app.use(createMovedLinks())
  app.use(createSeoRouter(services))
  if (services.isDevelopment) app.use('/dev', createDevelopmentReload(services))
  app.use(createFormHandler(services))
  app.use(createPageHandler(services))
  app.use(createErrorHandler(services))
  return app
}
