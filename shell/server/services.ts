/** What the handlers of the public origin share; made once, before any of them. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import { createAdmission } from './admission/admission.ts'
import { createFormTokens } from './forms/form-tokens.ts'
import { createGatewayProxy } from './gateway/gateway-proxy.ts'
import { findClientAddress, isTrustedProxy } from './http/client-address.ts'
import { createOfficeSource } from './pages/office-source.ts'
import { sendPlainPage } from './pages/pages.ts'
import type { PlainPage } from './pages/plain-page.ts'
import { createBusyAnswer } from './pages/send-busy.ts'
import { Releases } from './releases/releases.ts'
import type { Shell } from './releases/renderer.ts'
import { createResponseCache } from './response-cache/response-cache.ts'
import type { Settings } from './settings.ts'

export type Services = ReturnType<typeof createServices>

/** `timeout` is how long a page may wait for its data, in milliseconds. */
export function createServices(settings: Settings, shell: Shell, log: Logger, timeout: number) {
  const { gatewayUrl, publicUrl, trustedProxies, areClientsAlike } = settings
  const isHttps = publicUrl?.startsWith('https:') === true
  const releases = new Releases({ renderer: shell.renderer, log })
  const responseCache = createResponseCache()
  const { defaultFacts } = shell.renderer
  const office = createOfficeSource({ gatewayUrl, defaultFacts, file: settings.officeFile, log })
  const isProxy = isTrustedProxy(trustedProxies)
  const getClient = ({ req }: ServerResponse<IncomingMessage>) =>
    areClientsAlike ? '' : findClientAddress(req, isProxy)
  const admission = createAdmission(settings.admissionLimits, getClient)
  return {
    ...settings,
    ...shell,
    isHttps,
    log,
    timeout,
    releases,
    /** The copies of the releases. */
    releaseFolder: settings.releases.copiesFolder,
    responseCache,
    admission,
    getOffice: office.getOffice,
    getOfficeFacts: office.getFacts,
    /** What was asked for before may be of another office. */
    resetOffice: office.reset,
    formTokens: createFormTokens(settings.secret),
    gateway: createGatewayProxy({ admission, gatewayUrl, isHttps, responseCache, log }),
    sendBusy: createBusyAnswer({ ...shell, getLastFacts: office.getLastFacts }),
    /** Sends a page that needs neither remotes nor scripts. */
    sendPage: (request: Request, response: Response, status: number, text: string, way?: PlainPage['way']) =>
      sendPlainPage({ ...shell, getOffice: office.getOffice }, request, response, status, text, way),
    /** Aborted when the program is about to stop. */
    stopping: new AbortController(),
  }
}
