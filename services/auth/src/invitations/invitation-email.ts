/** Requests the e-mail of an invitation from the service that sends e-mails, by a signed request. */
import { type Administrator, callService, type Settings } from '@access/service-kit'
import type { Invitation } from './manage-invitation.ts'

// The gateway waits no longer than four seconds.
const timeoutMs = 3000

/** Who invites. */
export type Inviter = Pick<Administrator, 'id' | 'name' | 'role' | 'sid' | 'addressHash'>

/** Resolves to whether the e-mail is being sent: not when that service is down, or has no mail server. */
export async function requestInvitationEmail(
  settings: Settings,
  { administrator: { email, name, invitationExpiresAt }, token }: Invitation,
  inviter: Inviter,
): Promise<boolean> {
  const body = {
    email,
    name,
    invitedBy: pickActor(inviter),
    token,
    until: invitationExpiresAt,
  }
  const { REQUESTS_URL } = settings.env
  const response = await callService(settings, REQUESTS_URL, '/invitations', { body, timeoutMs }).catch(
    () => null,
  )
  if (!response?.ok) return false
  return ((await response.json()) as { leaves: boolean }).leaves
}

/** What the audit log of the other service records of them. */
const pickActor = ({ id, name, role, sid, addressHash = null }: Inviter) => ({
  id,
  name,
  role,
  sid,
  addressHash,
})
