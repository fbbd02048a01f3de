/** Asks the service that has the team for its attorneys, by a signed call. */
import { type Context, loggable, signed } from '@access/service-kit'
import type { Attorney } from './attorney.ts'

/** In milliseconds. */
const patience = 3000

/** The attorneys who work here now; null when nobody can say. Not to be called in a transaction, which must not wait. */
export async function theAttorneys({
  settings: { env, secret },
  log,
}: Pick<Context, 'settings' | 'log'>): Promise<Attorney[] | null> {
  try {
    const answer = await fetch(`${env.CONTENT_URL}/attorneys`, {
      headers: signed(secret),
      signal: AbortSignal.timeout(patience),
    })
    if (answer.ok) return (await answer.json()) as Attorney[]
    log.warn({ status: answer.status }, 'the attorneys could not be told')
  } catch (error) {
    log.warn(loggable(error), 'the attorneys could not be told')
  }
  return null
}
