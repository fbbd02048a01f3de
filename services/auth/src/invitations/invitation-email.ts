/** Requests the e-mail of an invitation from the service that sends e-mails, by a signed request. */
import { createSignatureHeaders, type Settings } from '@access/service-kit'
import type { Invitation } from './manage-invitation.ts'

// The gateway waits no longer than four seconds.
const timeoutMs = 3000

/** Resolves to whether the e-mail is being sent: not when that service is down, or has no mail server. */
export async function requestInvitationEmail(
  { env, secret }: Settings,
  { administrator: { email, name, invitationExpiresAt }, token }: Invitation,
  invitedBy: string,
): Promise<boolean> {
  const body = JSON.stringify({ email, name, invitedBy, token, until: invitationExpiresAt })
  const response = await fetch(`${env.REQUESTS_URL}/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...createSignatureHeaders(secret, body) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response?.ok) return false
  return ((await response.json()) as { leaves: boolean }).leaves
}
