/** Whether the product is ready: this process has active releases, and the gateway and services are ready. */
import { fetchInner } from '@access/service-kit/transport'
import type { Releases } from './releases.ts'
import { liveVariant } from './variant.ts'

type Readiness = {
  isReady: boolean
  /** What is not ready: `releases`, `gateway`, or services by name. */
  waitingFor: string[]
}

/** In milliseconds: a little longer than the gateway waits for the services. */
const timeout = 3000

/** Creates the check. Concurrent callers share one result. */
export function createReadinessCheck({ releases, gatewayUrl }: { releases: Releases; gatewayUrl: string }) {
  let pendingCheck: Promise<string[]> | undefined

  return async (): Promise<Readiness> => {
    pendingCheck ??= listUnreadyServices(gatewayUrl).finally(() => {
      pendingCheck = undefined
    })
    const unreadyServices = await pendingCheck
    const waitingFor = releases.get('mfe_public', liveVariant)
      ? unreadyServices
      : ['releases', ...unreadyServices]
    return { isReady: waitingFor.length === 0, waitingFor }
  }
}

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
