/** The attorneys of the team, whom the content service knows. */
import { type Context, callService, describeError } from '@access/service-kit'

/** An attorney of the team, as far as matching goes. */
export interface Attorney {
  id: string
  name: string
  /** Null when they have none. */
  email: string | null
  designation: string
  expertise: readonly string[]
  languages: readonly string[]
  /** How many open matters they can take; null when nobody has said. */
  capacity: number | null
}

/** In milliseconds. */
const timeoutMs = 3000

/** The attorneys who work here now; null when nobody can say. Not to be called in a transaction, which must not wait. */
export async function listAttorneys({
  settings,
  log,
}: Pick<Context, 'settings' | 'log'>): Promise<Attorney[] | null> {
  try {
    const response = await callService(settings, settings.env.CONTENT_URL, '/attorneys', { timeoutMs })
    if (response.ok) return (await response.json()) as Attorney[]
    log.warn({ status: response.status }, 'the attorneys could not be told')
  } catch (error) {
    log.warn(describeError(error), 'the attorneys could not be told')
  }
  return null
}
