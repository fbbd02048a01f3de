/** The security headers of every response: what a page may load, where it may be framed, what it may ask the device. */
import { randomBytes } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'

/** The nonce of this response's styles: antd creates its styles at run time and marks them with it. */
export const getNonce = (response: Response): string => response.locals.nonce as string

export function createSecurityHeaders({ isHttps }: { isHttps: boolean }): RequestHandler[] {
  return [
    (_request, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64')
      response.setHeader('permissions-policy', permissionsPolicy)
      next()
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          // Nothing is ever written into a page as a script, so not even a nonce is needed.
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", (_request, response) => `'nonce-${getNonce(response as Response)}'`],
          imgSrc: ["'self'", 'data:', 'https:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // Not 'no-referrer': a form sent without script would then have no origin.
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    }),
  ]
}

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')
