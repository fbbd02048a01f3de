// Whether the gateway can serve just now: what it stands before is asked, each time anew.
import type { Subgraphs } from './settings.ts'

/** In milliseconds: a little longer than a service waits for its own database before it says no. */
const patience = 2_500

export interface Readiness {
  isReady: boolean
  /** The services that are not ready, by name. */
  waitingFor: string[]
}

/** Makes the question. Those who ask at the same time share one answer, so that no number of them is a burden. */
export function createReadinessCheck(subgraphs: Subgraphs): () => Promise<Readiness> {
  let asking: Promise<Readiness> | undefined

  async function ask(): Promise<Readiness> {
    const all = Object.entries(subgraphs)
    const areReady = await Promise.all(all.map(([, url]) => isReady(url)))
    const waitingFor = all.filter((_, index) => !areReady[index]).map(([name]) => name)
    return { isReady: waitingFor.length === 0, waitingFor }
  }

  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patience) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
