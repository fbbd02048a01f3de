/** POST /csp-reports: counts violations of the content security policy. GET: the counts, for who may read the audit log. */
import { fetchInner, normalizeCharset } from '@access/service-kit/transport'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { getClientAddress } from '../http/client-address.ts'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../releases/renderer.ts'
import { liveVariant } from '../releases/variant.ts'
import { parseViolations, reportPath, reportTypes } from './violation-report.ts'

/** The size limit of a report in bytes: browsers collect several in one. */
const maxReportBytes = 32 * 1024
/** How many reports are read in a minute: of one client, and of all. */
const clientLimit = 30
const totalLimit = 600
const minute = 60_000
/** How long the gateway may take to say who asks, in milliseconds. */
const verifyTimeout = 5000

type Options = {
  gatewayUrl: string
  log: Logger
  renderer: Renderer
  releases: Releases
}

type Count = { directive: string; page: string; blocked: string; count: number }

export function createReportRouter({ gatewayUrl, log, renderer, releases }: Options): Router {
  const startedAt = new Date()
  const counts = new Map<string, Count>()

  /** A screen's chunk is named after it, so that is what kind of page it is: one name of a list of ours. */
  function findPageKind(pathname: string): string {
    const { name } = renderer.findRemoteForPath(pathname)
    const remote = releases.get(name, liveVariant)?.remote
    return (remote && renderer.listChunks(remote, pathname).at(-1)) ?? name
  }

  const countReport: RequestHandler = (request, response) => {
    const violations = parseViolations(request.body)
    if (!violations) return void response.status(400).type('text').send('This is not a report.')
    for (const { directive, blocked, pathname } of violations) {
      const page = pathname === null ? 'other' : findPageKind(pathname)
      const key = `${directive} ${blocked} ${page}`
      const entry = counts.get(key) ?? { directive, page, blocked, count: 0 }
      entry.count += 1
      counts.set(key, entry)
      // At 1, 2, 4, 8...: however many are sent, the log stays short.
      if (Number.isInteger(Math.log2(entry.count)))
        log.warn(entry, 'the content security policy was violated')
    }
    response.status(204).end()
  }

  const sendCounts: RequestHandler = async (request, response) => {
    response.set('cache-control', 'no-store')
    const status = await verify(request, gatewayUrl)
    if (status !== 200) return void response.status(status).json({ status, title: titles[status] })
    const violations = [...counts.values()].sort((one, other) => other.count - one.count)
    response.json({ since: startedAt.toISOString(), violations })
  }

  const router = Router({ caseSensitive: true, strict: true })
  router.get('/', sendCounts)
  router.post(
    '/',
    createReportLimit(),
    assertReportType,
    withUtf8Named,
    express.json({ limit: maxReportBytes, type: reportTypes, inflate: false }),
    countReport,
  )
  router.all('/', (_request, response) => {
    response.status(405).set('allow', 'GET, HEAD, POST').type('text').send('Only reports are taken here.')
  })
  router.use(handleUnreadable)
  return router
}

const titles: Record<number, string> = { 401: 'Unauthorized', 403: 'Forbidden', 503: 'Service Unavailable' }

/** Of the audit log, the least that can be asked for. */
const auditLogQuery = '{ authAuditEvents(first: 1) { id } }'

interface AuditLogResult {
  errors?: { extensions?: { code?: string } }[]
}

/** Asks the gateway whether the token opens the audit log: 200, 401, 403, or 503 when it does not answer. */
async function verify({ headers }: Request, gatewayUrl: string): Promise<200 | 401 | 403 | 503> {
  const { authorization } = headers
  if (!authorization) return 401
  try {
    const response = await fetchInner(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query: auditLogQuery }),
      signal: AbortSignal.timeout(verifyTimeout),
    })
    const { errors } = (await response.json()) as AuditLogResult
    return errors ? (statuses[errors[0]?.extensions?.code ?? ''] ?? 503) : 200
  } catch {
    return 503
  }
}

const statuses: Record<string, 401 | 403> = {
  UNAUTHENTICATED: 401,
  // A token of nobody is a stranger's, who may send no operations of their own.
  QUERY_NOT_IN_SAFELIST: 401,
  FORBIDDEN: 403,
  SESSION_RESTRICTED: 403,
}

/** Counts by the minute, and forgets the addresses with it. */
function createReportLimit(): RequestHandler {
  let startedAt = 0
  let total = 0
  const clients = new Map<string, number>()
  return (request, response, next) => {
    const now = Date.now()
    if (now - startedAt >= minute) {
      startedAt = now
      total = 0
      clients.clear()
    }
    const address = getClientAddress(request)
    const count = (clients.get(address) ?? 0) + 1
    if (count > clientLimit || total >= totalLimit) {
      const retryAfter = Math.ceil((startedAt + minute - now) / 1000)
      return void response.status(429).set('retry-after', String(retryAfter)).end()
    }
    clients.set(address, count)
    total += 1
    next()
  }
}

const assertReportType: RequestHandler = (request, response, next) => {
  if (request.is(reportTypes)) next()
  else
    response
      .status(415)
      .type('text')
      .send(`Send ${reportTypes.join(' or ')} to ${reportPath}.`)
}

const withUtf8Named: RequestHandler = (request, _response, next) => {
  normalizeCharset(request.headers)
  next()
}

const handleUnreadable: ErrorRequestHandler = (reason: { status?: number }, _request, response, next) => {
  const { status = 500 } = reason
  if (status >= 500 || response.headersSent) return next(reason)
  response.status(status).type('text').send('This report cannot be read.')
}
