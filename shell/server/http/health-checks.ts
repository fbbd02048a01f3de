/** /livez and /readyz, for load balancers and for the command that starts the program. */
import { Router } from 'express'
import { createReadinessCheck } from '../releases/readiness.ts'
import type { Services } from '../services.ts'

export function createHealthChecks(services: Services): Router {
  const { signal: stopping } = services.stopping
  const router = Router()
  router.get('/livez', (_request, response) => {
    if (stopping.aborted) response.status(503).json({ status: 'stopping' })
    else response.json({ status: 'ok' })
  })
  const checkReadiness = createReadinessCheck(services)
  router.get('/readyz', async (_request, response) => {
    const { isReady, waitingFor } = await checkReadiness()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ok' } : { status: 'not ready', waitingFor })
  })
  return router
}
