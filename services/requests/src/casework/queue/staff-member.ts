/** Asks the service that has the administrators what one of them is called, by a signed call. */
import {
  createSignatureHeaders,
  isUuid,
  NotFound,
  ServiceUnavailable,
  type Settings,
} from '@access/service-kit'

/** Who may be assigned a request. */
export interface StaffMember {
  id: string
  name: string
}

const timeoutMs = 3000

/** The administrator, or `NotFound` where there is none who may sign in; `TooBusy` when nobody can say. */
export async function getStaffMember({ authUrl, secret }: Settings, id: string): Promise<StaffMember> {
  if (!isUuid(id)) throw new NotFound('administrator', id)
  const response = await fetch(`${authUrl}/administrators/${id}`, {
    headers: createSignatureHeaders(secret),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (response?.status === 404) throw new NotFound('administrator', id)
  if (!response?.ok) throw new ServiceUnavailable()
  const { name } = (await response.json()) as StaffMember
  return { id, name }
}
