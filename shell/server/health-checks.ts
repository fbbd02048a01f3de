/** /livez and /readyz, for load balancers and for the command that starts the program. */
import { fetchInner } from '@access/service-kit/transport'
import { Router } from 'express'
import { liveVariant } from './releases/variant.ts'
import type { Services } from './services.ts'

export function createHealthChecks(services: Services): Router {
  const { signal: stopping } = services.stopping
  const router = Router()
  router.get('/livez', (_request, response) => {
    if (stopping.aborted) response.status(503).json({ status: 'stopping' })
    else response.json({ status: 'ok' })
  })
  let pendingCheck: Promise<string[]> | undefined
  router.get('/readyz', async (_request, response) => {
    // Concurrent callers share one result.
    pendingCheck ??= listUnreadyServices(services.gatewayUrl).finally(() => {
      pendingCheck = undefined
    })
    const unreadyServices = await pendingCheck
    const hasWebsite = services.releases.get('mfe_public', liveVariant) !== undefined
    const waitingFor = hasWebsite ? unreadyServices : ['releases', ...unreadyServices]
    const isReady = waitingFor.length === 0
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ok' } : { status: 'not ready', waitingFor })
  })
  return router
}

/** In milliseconds: a little longer than the gateway waits for the services. */
const timeout = 3000

/** What is not ready: `gateway`, or services by name. */
async function listUnreadyServices(gatewayUrl: string): Promise<string[]> {
  try {
    const response = await fetchInner(`${gatewayUrl}/readyz`, { signal: AbortSignal.timeout(timeout) })
    if (response.ok) {
      await response.body?.cancel()
      return []
    }
    const { waitingFor } = (await response.json()) as { waitingFor?: unknown }
    return Array.isArray(waitingFor) ? waitingFor.map(String) : ['gateway']
  } catch {
    return ['gateway']
  }
}
