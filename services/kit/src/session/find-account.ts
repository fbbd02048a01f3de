/** Asks auth who somebody is by now, by a signed call: for what they left behind and are not signed in for. */
import type { Settings } from '../context/settings.ts'
import { ServiceUnavailable } from '../errors/errors.ts'
import { isUuid } from '../validation/is-uuid.ts'
import { callService } from './call-service.ts'

/** An account whose owner may sign in. */
export interface ActiveAccount {
  id: string
  name: string
  email: string
  /** One of roles.rules.ts, or one that they do not have any more. */
  role: string
}

const timeoutMs = 3000

/** Null when there is none, or it is disabled; throws `ServiceUnavailable` when nobody can say. */
export async function findAccount(settings: Settings, id: string): Promise<ActiveAccount | null> {
  if (!isUuid(id)) return null
  const response = await callService(settings, settings.authUrl, `/administrators/${id}`, {
    timeoutMs,
  }).catch(() => null)
  if (response?.status === 404) return null
  if (!response?.ok) throw new ServiceUnavailable()
  return { id, ...((await response.json()) as Omit<ActiveAccount, 'id'>) }
}
