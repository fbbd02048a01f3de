// Health checks: whether the gateway is alive, and whether all services are ready, checked on each request.
import { fetchInner } from '@access/service-kit/transport'
import { Router } from 'express'
import type { Subgraphs } from './context/settings.ts'

/** In milliseconds: a little longer than the timeout of the services' own readiness checks. */
const timeoutMs = 2_500

export interface Readiness {
  isReady: boolean
  /** The services that are not ready, by name. */
  unavailableServices: string[]
}

export function createHealthRouter(readiness: () => Promise<Readiness>): Router {
  const router = Router({ caseSensitive: true })
  router.get('/livez', (_request, response) => void response.json({ status: 'alive' }))
  router.get('/readyz', async (_request, response) => {
    const { isReady, unavailableServices } = await readiness()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ready' } : { status: 'not ready', waitingFor: unavailableServices })
  })
  return router
}

/** Creates the check. Concurrent requests share one check. */
export function createReadinessCheck(subgraphs: Subgraphs): () => Promise<Readiness> {
  let pendingCheck: Promise<Readiness> | undefined

  async function checkServices(): Promise<Readiness> {
    const all = Object.entries(subgraphs)
    const areReady = await Promise.all(all.map(([, url]) => isReady(url)))
    const unavailableServices = all.filter((_, index) => !areReady[index]).map(([name]) => name)
    return { isReady: unavailableServices.length === 0, unavailableServices }
  }

  return () => {
    pendingCheck ??= checkServices().finally(() => {
      pendingCheck = undefined
    })
    return pendingCheck
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetchInner(`${url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
