/** The security headers of every response: what a page may load, where it may be framed, what it may ask the device. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { getChunksPolicyName, remotesPolicyName, serviceWorkerPolicyName } from '../../federation.ts'
import type { Renderer } from '../releases/renderer.ts'
import { reportPath } from './violation-report.ts'

/** The nonce of this response's styles, in the portal alone: antd creates its styles at run time and marks them with it. */
export const getNonce = (response: Response): string | null => response.locals.nonce ?? null

type Options = {
  /** Whether the site is reached by https alone. */
  isHttps: boolean
  renderer: Renderer
}

export function createSecurityHeaders(options: Options): RequestHandler {
  const setPublicHeaders = createHelmet(options, ["'self'"])
  const setPortalHeaders = createHelmet(options, [
    "'self'",
    (_request, response) => `'nonce-${getNonce(response as Response)}'`,
  ])
  return (request, response, next) => {
    response.setHeader('permissions-policy', permissionsPolicy)
    response.setHeader('reporting-endpoints', `${reportGroup}="${reportPath}"`)
    // No two pages of the portal are the same.
    const isPortal = options.renderer.findRemoteForPath(request.path).name === 'mfe_admin'
    if (!isPortal) return setPublicHeaders(request, response, next)
    response.locals.nonce = randomBytes(16).toString('base64')
    setPortalHeaders(request, response, next)
  }
}

type StyleSource = string | ((request: IncomingMessage, response: ServerResponse) => string)

const createHelmet = ({ isHttps, renderer }: Options, styleSrc: StyleSource[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Nothing is ever written into a page as a script, so not even a nonce is needed.
        scriptSrc: ["'self'"],
        // The styles of public pages come from files.
        styleSrc,
        // Pictures of other sites are fetched by us: nobody else learns who reads our pages.
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // Each loads scripts of ours only, and there is no default one. A remote that is fetched again makes its own again.
        trustedTypes: [
          remotesPolicyName,
          serviceWorkerPolicyName,
          ...['shell', ...renderer.remoteNames].map(getChunksPolicyName),
          "'allow-duplicates'",
        ],
        reportTo: [reportGroup],
        reportUri: [reportPath],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Not 'no-referrer': a form sent without script would then have no origin.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
  })

const reportGroup = 'violations'

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')
