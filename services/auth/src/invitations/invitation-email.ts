/** Requests the e-mail of an invitation from the service that sends e-mails, by a signed request. */
import { type Administrator, createSignatureHeaders, type Settings } from '@access/service-kit'
import type { Invitation } from './manage-invitation.ts'

// The gateway waits no longer than four seconds.
const timeoutMs = 3000

/** Who invites. */
export type Inviter = Pick<Administrator, 'id' | 'name'>

/** Resolves to whether the e-mail is being sent: not when that service is down, or has no mail server. */
export async function requestInvitationEmail(
  { env, secret }: Settings,
  { administrator: { email, name, invitationExpiresAt }, token }: Invitation,
  inviter: Inviter,
): Promise<boolean> {
  const body = JSON.stringify({
    email,
    name,
    invitedBy: { id: inviter.id, name: inviter.name },
    token,
    until: invitationExpiresAt,
  })
  const response = await fetch(`${env.REQUESTS_URL}/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...createSignatureHeaders(secret, body) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response?.ok) return false
  return ((await response.json()) as { leaves: boolean }).leaves
}
