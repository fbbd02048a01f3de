/** Whether the product can serve just now: this process has a site to show, and all that stands behind it is ready. */
import type { Releases } from './releases.ts'

type Readiness = {
  isReady: boolean
  /** What is not ready: `releases`, `gateway`, or services by name. */
  waitingFor: string[]
}

/** In milliseconds: a little longer than the gateway waits for the services. */
const patience = 3000

/** Makes the question. Those who ask at the same time share one answer. */
export function createReadinessCheck({ releases, gatewayUrl }: { releases: Releases; gatewayUrl: string }) {
  let asking: Promise<string[]> | undefined

  return async (): Promise<Readiness> => {
    asking ??= notReadyBehind(gatewayUrl).finally(() => {
      asking = undefined
    })
    const behind = await asking
    const waitingFor = releases.get('mfe_public') ? behind : ['releases', ...behind]
    return { isReady: waitingFor.length === 0, waitingFor }
  }
}

async function notReadyBehind(gatewayUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(`${gatewayUrl}/readyz`, { signal: AbortSignal.timeout(patience) })
    if (answer.ok) {
      await answer.body?.cancel()
      return []
    }
    const { waitingFor } = (await answer.json()) as { waitingFor?: unknown }
    return Array.isArray(waitingFor) ? waitingFor.map(String) : ['gateway']
  } catch {
    return ['gateway']
  }
}
